import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { PORT_OPERATIONS } from '@masar/machines/testing/port-operations.ts'
import { beginsWithCall, type Recipes } from 'statechart-paths/command'
import type { Step } from 'statechart-paths/walk'

import { folderNamed, modelNamed } from './machines.ts'
import { PREPARATIONS } from './preparations.ts'
import { RECIPES } from './recipe-table.ts'
import { onWire, readFacts } from './wire.ts'

/** Operations that pages call to be shown; the others change something. */
const READ = /^(?:find|list|read|validateAccessToken)/

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
    ...linked.flatMap((link) => link.split('/')[0]?.split(',') ?? []),
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

/** Whether the earlier steps make a step impossible. */
export const isImpossible = (
  folder: MachineFolder,
  { label }: Step,
  earlier: readonly Step[],
): boolean =>
  RECIPES[folder].isImpossible?.(label, {
    state: earlier.at(-1)?.expect.leaf ?? '',
    labels: earlier.map((step) => step.label),
  }) ?? false

const urlsAfter = (folder: MachineFolder, step: Step, earlier: readonly Step[]) =>
  isImpossible(folder, step, earlier) ? null : stepUrls(folder, step)

/** Whether calls must wait before the page is opened. */
export function holdsFirst(folder: MachineFolder, [start]: readonly Step[]): boolean {
  return start !== undefined && beginsWithCall(modelNamed(folder), start)
}

/** The instructions for a path; for one that testers cannot begin, only how it is followed instead. */
function findInstructions(folder: MachineFolder, steps: readonly Step[]): string[] {
  const beyond = steps.findIndex(
    (step, index) => urlsAfter(folder, step, steps.slice(0, index)) === null,
  )
  if (beyond === 0 && RECIPES[folder].page !== undefined) return []
  const labels = steps.slice(0, beyond < 0 ? undefined : beyond).map(({ label }) => label)
  const wanted = PREPARATIONS[folder].flatMap((instruction) => {
    if (typeof instruction === 'string') return instruction
    const [name, when] = instruction
    return labels.some((label) => when.test(label)) ? name : []
  })
  const open = holdsFirst(folder, steps) ? ['hold', 'page-next'] : ['page', 'hold-next']
  return wanted.flatMap((name) => (name === 'open' ? open : name))
}

const localize = (path: string, language: string) =>
  `${path}${path.includes('?') ? '&' : '?'}l=${language}`

/** How testers follow a path against the demo. */
export const RECIPE_CONFIG: Recipes = {
  urls: (machine, step, earlier) => urlsAfter(folderNamed(machine), step, earlier),
  actor: (machine, { label }) => RECIPES[folderNamed(machine)].actors?.[label],
  prepare: (machine, steps, { language, say }) => {
    const folder = folderNamed(machine)
    const { page, pages = {} } = RECIPES[folder]
    const address = (path: string) => `${SERVICE_URL}${localize(path, language)}`
    const values = {
      hold: holdUrl(folder) ?? '',
      page: address(pages[steps[0]?.label ?? ''] ?? page ?? ''),
      home: address('/'),
      signin: address('/sign-in'),
      staff: address('/sign-in?staff=true'),
    }
    return findInstructions(folder, steps).map((name) => say(`prepare/${name}`, values))
  },
}
