import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { PORT_OPERATIONS } from '@masar/machines/testing/port-operations.ts'
import { beginsWithCall, type Recipes } from 'statechart-paths/command'
import type { Step } from 'statechart-paths/walk'

import { folderNamed, modelNamed } from './machines.ts'
import { onWire, readFacts } from './wire.ts'

/** How a tester follows a flow in a browser of the demo. */
interface Recipe {
  /** The path of its first page; undefined if the demo has no such page. */
  page?: string
  /** The first pages of other starts, by label. */
  pages?: Readonly<Record<string, string>>
  /** Labels of steps that testers cannot trigger. */
  never?: RegExp
  /** Ports call one of their operations, instead of one after the other, so that all of them must wait. */
  callsOneOf?: true
  /** States in which the page shows something else than the recorded screen, such as another page. */
  unrecorded?: readonly string[]
  /** The states in which checkout goes on, each with the state of checkout whose screen follows. */
  nextScreens?: Readonly<Record<string, string>>
  /** Links for answers that need several calls, or calls of another machine; empty if the answer needs no link. */
  links?: Readonly<Record<string, readonly string[]>>
}

const BY_ITSELF: readonly string[] = []

/** An answer for each booking of a selection, one after the other. */
const eachBooking = (...answers: string[]) =>
  answers.map((answer) => `updateBookingStatus,deleteBookings/${answer}`)

/** The status of a payment, and whether it has a booking. */
const sessionAnswer = (status: string, booking = 'pass') => [
  `checkCheckoutSession/${status}`,
  `findBookingId/${booking}`,
]

/** Operations that pages call to be shown; the others change something. */
const READ = /^(?:find|list|read|validateAccessToken)/

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
    // The demo has no provider but its test cards.
    never:
      /back to a payment|not offered|closes the window|down|blocked|listProviders done: (?:card|nobody)|confirmed by|^(?:pays|is declined)$/,
    callsOneOf: true,
    unrecorded: ['left', 'reopened'],
    nextScreens: {
      settled: 'confirmed',
      booked: 'confirmed',
      expired: 'paying.expired',
      refunded: 'paying.refunded',
      reviewed: 'paying.review',
      unsettled: 'unsettled',
    },
  },
  'payment-sdk': {},
  'checkout-session': {
    page: '/checkout-session/SESSION',
    links: {
      'readSession done: paid': sessionAnswer('pass'),
      'readSession done: pending': sessionAnswer('payment-pending'),
      'readSession done: open': sessionAnswer('payment-open'),
      'readSession done: declined': sessionAnswer('payment-declined?reason=declined'),
      'readSession done: expired': sessionAnswer('payment-expired'),
      'readSession done: refunded': sessionAnswer('payment-refunded'),
      'readSession done: paid twice': sessionAnswer('payment-refunded?bookingId=another'),
      'readSession done: no such session': sessionAnswer('no-content', 'no-content'),
    },
  },
  notifications: { page: '/notifications', never: /done: (?:none|past)|something may/ },
  deletion: { page: '/notifications', never: /done: none/ },
  // The app has no page that verifies an address: the link of the mail opens one of the server.
  'account-link': { page: '/forgot-password', never: /address to verify/ },
  amendment: {
    page: '/bookings',
    never: /impossible trip|reprice done: (?:dearer|taken)/,
    unrecorded: ['left', 'saved'],
    links: {
      'reprice done: free': ['readCar/pass'],
      'reprice done: session over': ['readCar/unauthenticated'],
      'reprice done: not any more': ['readCar/forbidden'],
      'reprice done: closed then': ['readCar/closed-at-that-hour?field=%2Fbooking%2Fto'],
      'reprice done: car taken': ['readCar/car-unavailable'],
      'reprice failed: no network': ['readCar/cut'],
    },
  },
  'booking-change': {
    page: '/bookings',
    callsOneOf: true,
    // The recorded screen has a selection of a customer beside one of staff.
    unrecorded: ['idle'],
    links: {
      'changeEach done: all of them': eachBooking('pass', 'pass'),
      'changeEach done: one stays': eachBooking('pass', 'car-taken'),
      'changeEach done: one may not be changed': eachBooking('pass', 'forbidden'),
      'changeEach done: one is withdrawn': eachBooking('pass', 'car-unavailable'),
      'changeEach done: one has another price': eachBooking('pass', 'price-changed'),
    },
  },
  cancellation: { page: '/bookings', never: /evening before|late$|after the pick-up|turns/ },
  // No page has two forms, or asks for consent.
  'bot-check': { never: /another form/ },
  license: {
    page: '/settings',
    pages: { 'start: a guest': '/' },
    callsOneOf: true,
    unrecorded: ['closing', 'left'],
    links: { 'half of it is sent': BY_ITSELF },
  },
  contact: { page: '/contact' },
}

export const SERVICE_URL = 'http://localhost:3002'

const answerUrl = (answer: string) => `${SERVICE_URL}/__answer/${answer}`

/** The operations of the ports that call the server, as far as they begin a call. */
const machineOperations = (folder: MachineFolder): string[] =>
  Object.values(PORT_OPERATIONS[folder] ?? {}).flatMap((called) => {
    if (typeof called === 'string') return []
    return RECIPES[folder].callsOneOf ? called : called.slice(0, 1)
  })

/** The operations of a flow whose calls wait for an answer. */
function heldOperations(folder: MachineFolder): string[] {
  const linked = Object.values(RECIPES[folder].links ?? {}).flat()
  const operations = [
    ...machineOperations(folder),
    ...linked.map((link) => link.split('/')[0] ?? ''),
  ]
  return [...new Set(operations)]
}

/** The address that makes every call of a flow wait for an answer; null if the flow has no calls. */
export const holdUrl = (folder: MachineFolder): string | null =>
  operationsUrl(heldOperations(folder), 'hold')

const operationsUrl = (operations: readonly string[], what: string) =>
  operations.length > 0 ? answerUrl(`${operations.join(',')}/${what}`) : null

/** The addresses that cause the answer of a step; null if testers cannot trigger the step. */
export function stepUrls(folder: MachineFolder, step: Step): string[] | null {
  const { label, origin, event } = step
  const { page, never, links } = RECIPES[folder]
  const known = links?.[label]
  if (known) return known.map(answerUrl)
  if (page === undefined || never?.test(label) || isUnoffered(folder, label)) return null
  if (origin === 'reload') return reloadUrls(folder, step)
  if (origin !== 'actor') return []
  const called = PORT_OPERATIONS[folder]?.[String(event['actorId'])]
  if (called === undefined || typeof called === 'string') return null
  return [answerUrl(`${called.join(',')}/${answerFor(folder, label)}`)]
}

/**
 * The reloaded page needs responses to render, so its calls are held again afterwards. A waiting change is not
 * answered: the reload drops it.
 */
function reloadUrls(folder: MachineFolder, step: Step): string[] {
  if (beginsWithCall(modelNamed(folder), step)) return []
  const reads = heldOperations(folder).filter((operation) => READ.test(operation))
  return [operationsUrl(reads, 'free'), operationsUrl(reads, 'hold')].filter((url) => url !== null)
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
  const query = readFacts(value)
  return query.size > 0 ? `${code}?${query}` : code
}

/** How testers follow a path against the demo. */
export const RECIPE_CONFIG: Recipes = {
  urls: (machine, step) => stepUrls(folderNamed(machine), step),
  prepare: ({ machine, start, holdsFirst }, { language, say }) => {
    const folder = folderNamed(machine)
    const { page, pages = {} } = RECIPES[folder]
    const values = {
      hold: holdUrl(folder) ?? '',
      page: `${SERVICE_URL}${pages[start] ?? page}?l=${language}`,
    }
    const begin = holdsFirst ? 'script/begin' : 'script/begin-page'
    return {
      before: [say(`${machine}/recipe`)],
      after: page === undefined ? [] : [say(begin, values)],
    }
  },
}
