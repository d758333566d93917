import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { PORT_OPERATIONS } from '@masar/machines/testing/port-operations.ts'
import { beginsWithCall, type Recipes } from 'statechart-paths/command'
import type { Step } from 'statechart-paths/walk'

import { getFolderByName, getModelByName } from './machines.ts'
import { meetsCondition, PREPARATIONS } from './preparations.ts'
import type { EarlierSteps } from './recipe.ts'
import { RECIPES } from './recipe-table.ts'
import { toWireResponse, toFactsQuery } from './wire.ts'

/** Operations that pages call in order to render; all others change data. */
const READ_OPERATION_PATTERN = /^(?:find|list|read|validateAccessToken)/

export const SERVICE_URL = 'http://localhost:3002'

const toAnswerUrl = (answer: string) => `${SERVICE_URL}/__answer/${answer}`

/** Lists the server operations with which the machine's ports begin a call. */
const listMachineOperations = (folder: MachineFolder): string[] =>
  Object.values(PORT_OPERATIONS[folder] ?? {}).flatMap((called) => {
    if (typeof called === 'string') return []
    return RECIPES[folder].callsOneOf ? called : called.slice(0, 1)
  })

/** Lists a flow's operations with calls that wait for an answer. */
function listHeldOperations(folder: MachineFolder): string[] {
  const linked = Object.values(RECIPES[folder].links ?? {}).flat()
  const operations = [
    ...listMachineOperations(folder),
    ...linked.flatMap((link) => link.split('/')[0]?.split(',') ?? []),
  ]
  return [...new Set(operations)]
}

/** Returns the URL that makes every call of a flow wait for an answer; null if the flow makes no calls. */
export const getHoldUrl = (folder: MachineFolder): string | null =>
  toOperationsUrl(listHeldOperations(folder), 'hold')

const toOperationsUrl = (operations: readonly string[], what: string) =>
  operations.length > 0 ? toAnswerUrl(`${operations.join(',')}/${what}`) : null

/** Lists the URLs that cause a step's answer; returns null if testers cannot trigger the step. */
export function listStepUrls(folder: MachineFolder, step: Step): string[] | null {
  const { label, origin, event } = step
  const { page, never, links, otherTab } = RECIPES[folder]
  const known = links?.[label]
  if (known) return known.map(toAnswerUrl)
  if (page === undefined || never?.test(label) || isUnoffered(folder, label)) return null
  if (origin === 'reload') return listReloadUrls(folder, step)
  const others = otherTab?.[label]
  if (others) return ['pause', 'hold'].map((what) => toAnswerUrl(`${others.join(',')}/${what}`))
  if (origin !== 'actor') return []
  const called = PORT_OPERATIONS[folder]?.[String(event['actorId'])]
  if (called === undefined || typeof called === 'string') return null
  const held = listHeldOperations(folder)
  const answered = called.filter((operation) => held.includes(operation))
  return [toAnswerUrl(`${answered.join(',')}/${formatAnswer(folder, label)}`)]
}

/**
 * Lists the URLs for a reload: they release the reads that the page needs to render, and then hold them again.
 * A pending change gets no answer, because the reload drops it.
 */
function listReloadUrls(folder: MachineFolder, step: Step): string[] {
  if (beginsWithCall(getModelByName(folder), step)) return []
  const reads = listHeldOperations(folder).filter((operation) =>
    READ_OPERATION_PATTERN.test(operation),
  )
  return [toOperationsUrl(reads, 'free'), toOperationsUrl(reads, 'hold')].filter(
    (url) => url !== null,
  )
}

/** Whether no control sends this event. */
const isUnoffered = (folder: MachineFolder, label: string) =>
  getModelByName(folder).cases.some((each) => each.label === label && each.isUnoffered === true)

/** The codes for answers that have only a status. */
const CODES_BY_STATUS: Readonly<Record<number, string>> = {
  200: 'pass',
  400: 'invalid-request',
  401: 'unauthenticated',
  403: 'forbidden',
  429: 'too-many-requests',
  500: 'internal',
  503: 'unavailable',
}

/** Formats the outcome of a call for test control: `price-changed?price=600`. */
function formatAnswer(folder: MachineFolder, label: string): string {
  const [, call = '', ending = '', name = ''] =
    /^(\S+) (done|failed|moved): (.*)$/.exec(label) ?? []
  const outcomes = getModelByName(folder).outcomes[call] ?? {}
  const value = ending === 'failed' ? { problem: outcomes.error?.[name] } : outcomes.done?.[name]
  const wire = toWireResponse(value)
  if (wire === null) return 'cut'
  const code = wire.code ?? CODES_BY_STATUS[wire.status] ?? 'no-content'
  const query = toFactsQuery(value)
  return query.size > 0 ? `${code}?${query}` : code
}

const describeEarlierSteps = (earlier: readonly Step[]): EarlierSteps => ({
  state: earlier.at(-1)?.expect.leaf ?? '',
  labels: earlier.map((step) => step.label),
})

/** Whether the earlier steps make a step impossible. */
export const isImpossible = (
  folder: MachineFolder,
  { label }: Step,
  earlier: readonly Step[],
): boolean => RECIPES[folder].isImpossible?.(label, describeEarlierSteps(earlier)) ?? false

function listUrlsAfter(folder: MachineFolder, step: Step, earlier: readonly Step[]) {
  const isBeyond =
    RECIPES[folder].isBeyondHand?.(step.label, describeEarlierSteps(earlier)) ?? false
  return isBeyond || isImpossible(folder, step, earlier) ? null : listStepUrls(folder, step)
}

/** Whether calls must wait before the page is opened. */
export function mustHoldFirst(folder: MachineFolder, [start]: readonly Step[]): boolean {
  return start !== undefined && beginsWithCall(getModelByName(folder), start)
}

/**
 * Finds the instructions for a path. Returns none if testers cannot perform the first step, except for flows
 * without a page: their instructions explain how to follow the path instead.
 */
function findInstructions(folder: MachineFolder, steps: readonly Step[]): string[] {
  const beyond = steps.findIndex(
    (step, index) => listUrlsAfter(folder, step, steps.slice(0, index)) === null,
  )
  if (beyond === 0 && RECIPES[folder].page !== undefined) return []
  const followed = steps.slice(0, beyond < 0 ? undefined : beyond)
  const labels = followed.map(({ label }) => label)
  const preparations = PREPARATIONS[folder].flatMap((instruction) => {
    if (typeof instruction === 'string') return instruction
    const [name, ...conditions] = instruction
    return conditions.every((condition) => meetsCondition(labels, condition)) ? name : []
  })
  const isFirst = mustHoldFirst(folder, steps)
  const open = isFirst ? ['hold-next', 'page-next'] : ['page', 'hold-next']
  const model = getModelByName(folder)
  const hasCalls = followed.some((step) => beginsWithCall(model, step))
  return preparations
    .flatMap((name) => (name === 'open' ? open : name))
    .filter((name) => hasCalls || name !== 'hold-next')
}

const localizePath = (path: string, language: string) =>
  `${path}${path.includes('?') ? '&' : '?'}l=${language}`

/** How testers follow a path against the demo. */
export const RECIPE_CONFIG: Recipes = {
  urls: (machine, step, earlier) => listUrlsAfter(getFolderByName(machine), step, earlier),
  actor: (machine, { label }) => RECIPES[getFolderByName(machine)].actors?.[label],
  prepare: (machine, steps, { language, say }) => {
    const folder = getFolderByName(machine)
    const { page, pages = {} } = RECIPES[folder]
    const toUrl = (path: string) => `${SERVICE_URL}${localizePath(path, language)}`
    const values = {
      hold: getHoldUrl(folder) ?? '',
      page: toUrl(pages[steps[0]?.label ?? ''] ?? page ?? ''),
      home: toUrl('/'),
      signin: toUrl('/sign-in'),
      staff: toUrl('/sign-in?staff=true'),
      cancelled: toUrl('/bookings?status=cancelled'),
    }
    return findInstructions(folder, steps).map((name) => say(`prepare/${name}`, values))
  },
}
