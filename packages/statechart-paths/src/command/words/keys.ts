import { listNodes } from '../../coverage/coverage.ts'
import type { AnyModel, Step } from '../../model/model.ts'

/** A message that `say` of `Words` must know. */
export interface TitleKey {
  id: string
  /** For a state: its title in the chart, which is the English text. */
  english?: string
}

/** Lost responses have the same sentence for every call. */
const LOST = /^(no )?network$/

/** Every title that a machine needs: states, starts, events, calls, answers and timers. */
export function titleKeys(machine: string, model: AnyModel): TitleKey[] {
  const nodes = listNodes(model.machine.root)
  const states = nodes.flatMap(({ path, meta }): TitleKey[] => {
    const english = (meta as { title?: string } | undefined)?.title
    return english ? [{ id: stateKey(machine, path.join('.')), english }] : []
  })
  const calls = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))
  const timers = nodes.flatMap(({ after }) => after.map(({ delay }) => String(delay)))
  const others = [
    `${machine}/machine`,
    ...Object.keys(model.starts).map((name) => `${machine}/start/${name}`),
    ...model.cases.map(({ label }) => `${machine}/event/${label}`),
    ...calls.map((call) => callKey(machine, call)),
    ...calls.flatMap((call) => answerKeys(machine, model, call)),
    ...timers.map((delay) => `${machine}/timer/${delay}`),
  ]
  return [...[...new Set(others)].map((id) => ({ id })), ...states]
}

export const stateKey = (machine: string, path: string) => `${machine}/state/${path}`
export const callKey = (machine: string, call: string) => `${machine}/call/${call}`

/** The id of the message that describes a step. */
export function stepKey(machine: string, { label, origin, event }: Step): string {
  if (origin === 'reload') return 'script/reload'
  if (origin === 'start') return `${machine}/start/${label.slice('start: '.length)}`
  if (origin === 'clock') return `${machine}/timer/${label.slice('after '.length)}`
  if (origin !== 'actor') return `${machine}/event/${label}`
  return answerTitle(machine, String(event['actorId']), label.slice(label.indexOf(': ') + 2))
}

/** The id of the message for an answer, from its name in the model. */
export const answerTitle = (machine: string, call: string, name: string) =>
  LOST.test(name) ? 'script/lost' : `${machine}/answer/${call}/${name}`

function answerKeys(machine: string, { outcomes }: AnyModel, call: string): string[] {
  const { done = {}, error = {}, moved = {} } = outcomes[call] ?? {}
  const names = [done, error, moved].flatMap((answers) => Object.keys(answers))
  return names.filter((name) => !LOST.test(name)).map((name) => answerTitle(machine, call, name))
}
