import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { PORT_OPERATIONS } from '@masar/machines/testing/port-operations.ts'
import { beginsWithCall, type Recipes } from 'statechart-paths/command'
import type { Step } from 'statechart-paths/walk'

import { folderNamed, modelNamed } from './machines.ts'
import { onWire, type PortProblem } from './wire.ts'

/** How a tester follows a flow in a browser of the demo. */
interface Recipe {
  /** The path of its first page; undefined if the demo has no such page. */
  page?: string
  /** Labels of steps that testers cannot trigger. */
  never?: RegExp
  /** Links for answers that need several calls, or calls of another machine; empty if the answer needs no link. */
  links?: Readonly<Record<string, readonly string[]>>
}

const BY_ITSELF: readonly string[] = []

export const RECIPES: Readonly<Record<MachineFolder, Recipe>> = {
  session: {
    page: '/sign-in',
    never: /Google|^signInSocially|name is changed|session expires|blacklisted/,
    links: {
      'signIn done: Amira': ['signIn/pass', 'readUser/pass'],
      'signIn done: suspended': ['signIn/pass', 'readUser/suspended'],
      'signIn done: over': ['signIn/pass', 'readUser/unauthenticated'],
    },
  },
  checkout: {
    page: '/',
    never: /licence|a birth date$|broken|^payment (?:done|moved)|meanwhile/,
    links: {
      'quote done: free': BY_ITSELF,
      'placing done: booked': ['checkOut/pass'],
      'placing done: car taken': ['checkOut/car-taken'],
      'placing done: email taken': ['checkOut/email-taken'],
      'placing done: online payment barred': ['checkOut/online-payment-barred'],
      'placing done: session over': ['checkOut/unauthenticated'],
      'placing done: too early': ['checkOut/too-early'],
      'placing done: too young': ['checkOut/too-young'],
      'placing done: wrong extra': ['checkOut/option-unavailable'],
    },
  },
  placing: {
    page: '/',
    never: /^start: (?!Badis books$)|earlier booking/,
    links: { 'quote done: free': BY_ITSELF },
  },
  payment: {
    page: '/',
    never:
      /back to a payment|not offered|down|blocked|listProviders done: (?:nobody|only)|confirmed by|^(?:pays|is declined)$/,
  },
  'payment-sdk': {},
  'checkout-session': {},
  notifications: { page: '/notifications', never: /done: (?:none|past)|something may/ },
  deletion: { page: '/notifications', never: /done: none/ },
  'account-link': { page: '/forgot-password', never: /Badis/ },
  amendment: {
    page: '/bookings',
    never: /back from signing in|impossible trip/,
    links: { 'reprice done: free': BY_ITSELF },
  },
  'booking-change': { page: '/bookings', never: /two$|rest changed|^changeEach/ },
  cancellation: { page: '/bookings', never: /evening before|late$|after the pick-up|turns/ },
  'bot-check': {},
  license: { page: '/settings', never: /news of|half of it/ },
  contact: { page: '/contact' },
}

export const SERVICE_URL = 'http://localhost:3002'

const answerUrl = (answer: string) => `${SERVICE_URL}/__answer/${answer}`

/** The first operation of each port that calls the server. */
const machineOperations = (folder: MachineFolder): string[] =>
  Object.values(PORT_OPERATIONS[folder] ?? {}).flatMap((called) =>
    typeof called === 'string' ? [] : called.slice(0, 1),
  )

/** The address that makes every call of a flow wait for an answer; null if the flow has no calls. */
export function holdUrl(folder: MachineFolder): string | null {
  const linked = Object.values(RECIPES[folder].links ?? {}).flat()
  const operations = [
    ...machineOperations(folder),
    ...linked.map((link) => link.split('/')[0] ?? ''),
  ]
  return operations.length > 0 ? answerUrl(`${[...new Set(operations)].join(',')}/hold`) : null
}

/** The addresses that cause the answer of a step; null if testers cannot trigger the step. */
export function stepUrls(folder: MachineFolder, step: Step): string[] | null {
  const { label, origin, event } = step
  const { page, never, links } = RECIPES[folder]
  const known = links?.[label]
  if (known) return known.map(answerUrl)
  if (page === undefined || never?.test(label) || isUnoffered(folder, label)) return null
  const hold = holdUrl(folder)
  // The reloaded page needs responses to render, so its calls are held again afterwards.
  if (origin === 'reload' && hold && !beginsWithCall(modelNamed(folder), step))
    return [hold.replace(/hold$/, 'free'), hold]
  if (origin !== 'actor') return []
  const called = PORT_OPERATIONS[folder]?.[String(event['actorId'])]
  if (called === undefined || typeof called === 'string') return null
  return [answerUrl(`${called.join(',')}/${answerFor(folder, label)}`)]
}

/** Whether no control sends this event. */
const isUnoffered = (folder: MachineFolder, label: string) =>
  modelNamed(folder).cases.some((each) => each.label === label && each.isUnoffered === true)

/** The codes of answers that have only a status. */
const CODES: Readonly<Record<number, string>> = {
  200: 'pass',
  400: 'invalid-request',
  401: 'unauthenticated',
  403: 'forbidden',
  429: 'too-many-requests',
  500: 'internal',
  503: 'unavailable',
}

/** The outcome of a call in the format of test control: `price-changed?price=600`. */
function answerFor(folder: MachineFolder, label: string): string {
  const [, call = '', ending = '', name = ''] =
    /^(\S+) (done|failed|moved): (.*)$/.exec(label) ?? []
  const outcomes = modelNamed(folder).outcomes[call] ?? {}
  const value = ending === 'failed' ? { problem: outcomes.error?.[name] } : outcomes.done?.[name]
  const wire = onWire(value)
  if (wire === null) return 'cut'
  const code = wire.code ?? CODES[wire.status] ?? 'no-content'
  const {
    fields = [],
    retryAfter,
    price,
  } = (value as { problem?: PortProblem } | null | undefined)?.problem ?? {}
  const query = new URLSearchParams([
    ...fields.map((field) => ['field', field]),
    ...Object.entries({ retryAfter, price }).flatMap(([key, fact]) =>
      fact === undefined ? [] : [[key, String(fact)]],
    ),
  ])
  return query.size > 0 ? `${code}?${query}` : code
}

/** How testers follow a path against the demo. */
export const RECIPE_CONFIG: Recipes = {
  urls: (machine, step) => stepUrls(folderNamed(machine), step),
  prepare: ({ machine, holdsFirst }, { language, say }) => {
    const folder = folderNamed(machine)
    const { page } = RECIPES[folder]
    const values = {
      hold: holdUrl(folder) ?? '',
      page: `${SERVICE_URL}${page}?l=${language}`,
    }
    const begin = holdsFirst ? 'script/begin' : 'script/begin-page'
    return {
      before: [say(`${machine}/recipe`)],
      after: page === undefined ? [] : [say(begin, values)],
    }
  },
}
