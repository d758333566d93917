import { listNodes } from '../../coverage/coverage.ts'
import type { AnyModel, Step } from '../../model/model.ts'

/** A message that `say` of `Words` must support. */
export interface TitleKey {
  id: string
  /** For a state: its title in the chart, which is the English text. */
  english?: string
}

/** The same sentence describes a lost response of any call. */
const LOST_RESPONSE_PATTERN = /^(no )?network$/

/**
 * Lists every title that a machine needs: for its states, starts, events, calls, outcomes of calls and timers.
 */
export function listTitleKeys(machine: string, model: AnyModel): TitleKey[] {
  const nodes = listNodes(model.machine.root)
  const states = nodes.flatMap(({ path, meta }): TitleKey[] => {
    const english = (meta as { title?: string } | undefined)?.title
    return english ? [{ id: toStateKey(machine, path.join('.')), english }] : []
  })
  const calls = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))
  const timers = nodes.flatMap(({ after }) => after.map(({ delay }) => String(delay)))
  const others = [
    `${machine}/machine`,
    ...Object.keys(model.starts).map((name) => `${machine}/start/${name}`),
    ...model.cases.map(({ label }) => `${machine}/event/${label}`),
    ...calls.map((call) => toCallKey(machine, call)),
    ...calls.flatMap((call) => listAnswerKeys(machine, model, call)),
    ...timers.map((delay) => `${machine}/timer/${delay}`),
  ]
  return [...[...new Set(others)].map((id) => ({ id })), ...states]
}

export const toStateKey = (machine: string, path: string) => `${machine}/state/${path}`
export const toCallKey = (machine: string, call: string) => `${machine}/call/${call}`

/** Returns the id of the message that describes a step. */
export function toStepKey(machine: string, { label, origin, event }: Step): string {
  if (origin === 'reload') return 'script/reload'
  if (origin === 'start') return `${machine}/start/${label.slice('start: '.length)}`
  if (origin === 'clock') return `${machine}/timer/${label.slice('after '.length)}`
  if (origin !== 'actor') return `${machine}/event/${label}`
  return toAnswerKey(machine, String(event['actorId']), label.slice(label.indexOf(': ') + 2))
}

/** Returns the message id for the outcome of a call, given the outcome's name in the model. */
export const toAnswerKey = (machine: string, call: string, name: string) =>
  LOST_RESPONSE_PATTERN.test(name) ? 'script/lost' : `${machine}/answer/${call}/${name}`

function listAnswerKeys(machine: string, { outcomes }: AnyModel, call: string): string[] {
  const { done = {}, error = {}, moved = {} } = outcomes[call] ?? {}
  const names = [done, error, moved].flatMap((answers) => Object.keys(answers))
  return names
    .filter((name) => !LOST_RESPONSE_PATTERN.test(name))
    .map((name) => toAnswerKey(machine, call, name))
}
