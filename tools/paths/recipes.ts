import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { PORT_OPERATIONS } from '@masar/machines/testing/port-operations.ts'
import { beginsWithCall, type Recipes } from 'statechart-paths/command'
import type { Step } from 'statechart-paths/walk'

import { folderNamed, modelNamed } from './machines.ts'
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

const localize = (path: string, language: string) =>
  `${path}${path.includes('?') ? '&' : '?'}l=${language}`

/** How testers follow a path against the demo. */
export const RECIPE_CONFIG: Recipes = {
  urls: (machine, step) => stepUrls(folderNamed(machine), step),
  prepare: ({ machine, start, holdsFirst }, { language, say }) => {
    const folder = folderNamed(machine)
    const { page, pages = {} } = RECIPES[folder]
    const values = {
      hold: holdUrl(folder) ?? '',
      page: `${SERVICE_URL}${localize(pages[start] ?? page ?? '', language)}`,
    }
    const begin = holdsFirst ? 'script/begin' : 'script/begin-page'
    return {
      before: [say(`${machine}/recipe`)],
      after: page === undefined ? [] : [say(begin, values)],
    }
  },
}
