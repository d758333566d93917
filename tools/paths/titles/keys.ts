import type { AnyStateMachine } from 'xstate'

import type { Model } from 'statechart-paths'
import { listNodes } from 'statechart-paths/chart'
import type { Step } from 'statechart-paths/walk'

import { CHART_WORDS } from '../../../src/chart/words.ts'
import { REPLAY_WORDS, SCRIPT_WORDS } from './script-words.ts'

/** A message that every catalogue must contain. */
export interface TitleKey {
  id: string
  /** For a state: its title in the chart, which is the English text. */
  english?: string
}

/** Lost responses have the same sentence for every call. */
const LOST = /^(no )?network$/

/** Every title that a machine needs: states, starts, events, calls, answers and timers. */
export function titleKeys(folder: string, model: Model<AnyStateMachine>): TitleKey[] {
  const nodes = listNodes(model.machine.root)
  const states = nodes.flatMap(({ path, meta }): TitleKey[] => {
    const english = (meta as { title?: string } | undefined)?.title
    return english ? [{ id: stateKey(folder, path.join('.')), english }] : []
  })
  const calls = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))
  const timers = nodes.flatMap(({ after }) => after.map(({ delay }) => String(delay)))
  const others = [
    `${folder}/machine`,
    `${folder}/recipe`,
    ...Object.keys(model.starts).map((name) => `${folder}/start/${name}`),
    ...model.cases.map(({ label }) => `${folder}/event/${label}`),
    ...calls.map((call) => callKey(folder, call)),
    ...calls.flatMap((call) => answerKeys(folder, model, call)),
    ...timers.map((delay) => `${folder}/timer/${delay}`),
  ]
  return [...[...new Set(others)].map((id) => ({ id })), ...states]
}

/** The titles that belong to no machine: those of the scripts, of `replay`, and of the panel beside a story. */
export const commonKeys = (): TitleKey[] => [
  ...SCRIPT_WORDS.map((word) => ({ id: `script/${word}` })),
  ...REPLAY_WORDS.map((word) => ({ id: `replay/${word}` })),
  ...Object.entries(CHART_WORDS).map(([word, english]) => ({ id: panelKey(word), english })),
  { id: panelKey('journey-name') },
]

export const stateKey = (folder: string, path: string) => `${folder}/state/${path}`
export const panelKey = (word: string) => `panel/${word}`
export const callKey = (folder: string, call: string) => `${folder}/call/${call}`

/** The id of the message that describes a step. */
export function stepKey(folder: string, { label, origin, event }: Step): string {
  if (origin === 'reload') return 'script/reload'
  if (origin === 'start') return `${folder}/start/${label.slice('start: '.length)}`
  if (origin === 'clock') return `${folder}/timer/${label.slice('after '.length)}`
  if (origin !== 'actor') return `${folder}/event/${label}`
  return answerTitle(folder, String(event['actorId']), label.slice(label.indexOf(': ') + 2))
}

/** The id of the message for an answer, from its name in the model. */
export const answerTitle = (folder: string, call: string, name: string) =>
  LOST.test(name) ? 'script/lost' : `${folder}/answer/${call}/${name}`

function answerKeys(folder: string, { outcomes }: Model<AnyStateMachine>, call: string): string[] {
  const { done = {}, error = {}, moved = {} } = outcomes[call] ?? {}
  const names = [done, error, moved].flatMap((answers) => Object.keys(answers))
  return names.filter((name) => !LOST.test(name)).map((name) => answerTitle(folder, call, name))
}
