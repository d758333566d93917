import type { Model } from 'statechart-paths'
import { listNodes } from 'statechart-paths/chart'
import { answerTitle, callKey, stateKey } from 'statechart-paths/command'
import type { AnyStateMachine } from 'xstate'
import {
  CHART_WORDS,
  type ChartTexts,
  type ChartWords,
  type Journey,
} from 'storybook-addon-statechart/chart'

import type { Language } from '@masar/domain/service/languages.ts'
import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

import { panelKey } from '../paths/titles/keys.ts'
import { eventValues } from '../paths/seen.ts'
import type { PageWords } from '../paths/words/words.ts'
import { nameJourneys } from './journey-names.ts'

/** All texts of a machine's panel in one language. */
export function chartTexts(
  folder: MachineFolder,
  model: Model<AnyStateMachine>,
  journeys: readonly Journey[],
  words: PageWords,
): ChartTexts & { language: Language } {
  const { say, language } = words
  const nodes = listNodes(model.machine.root)
  const titled = nodes.filter(({ meta }) => (meta as { title?: string } | undefined)?.title)
  const calls = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))
  const title = (path: string) => say(stateKey(folder, path))
  const steps = stepTexts(folder, model, words)
  return {
    language,
    words: Object.fromEntries(
      Object.keys(CHART_WORDS).map((word) => [word, gapsKept(say, panelKey(word))]),
    ) as ChartWords,
    states: Object.fromEntries(titled.map(({ id, path }) => [id, title(path.join('.'))])),
    steps,
    calls: Object.fromEntries(calls.map((call) => [call, say(callKey(folder, call))])),
    journeys: nameJourneys(journeys, { steps, title, words }),
  }
}

/** The sentences of steps, by the labels of the walker. */
export function stepTexts(
  folder: MachineFolder,
  { machine, starts, cases, outcomes }: Model<AnyStateMachine>,
  words: PageWords,
): Record<string, string> {
  const { say } = words
  const timers = listNodes(machine.root).flatMap(({ after }) =>
    after.map(({ delay }) => String(delay)),
  )
  const answers = Object.entries(outcomes).flatMap(([call, { done, error, moved }]) =>
    Object.entries({ done, failed: error, moved }).flatMap(([ending, all = {}]) =>
      Object.keys(all).map((name) => [
        `${call} ${ending}: ${name}`,
        say(answerTitle(folder, call, name), { call: say(callKey(folder, call)) }),
      ]),
    ),
  )
  return Object.fromEntries([
    ...Object.keys(starts).map((name) => [`start: ${name}`, say(`${folder}/start/${name}`)]),
    ...cases.map(({ label }) => [
      label,
      say(`${folder}/event/${label}`, eventValues(folder, label, words)),
    ]),
    ...timers.map((timer) => [
      `after ${timer}`,
      say(`${folder}/timer/${timer}`, { wait: '{wait}' }),
    ]),
    ...answers,
    ['reload', say('script/reload')],
  ]) as Record<string, string>
}

/** The text of the catalogue with its placeholders; they are replaced where it is shown. */
function gapsKept(say: PageWords['say'], id: string): string {
  const gaps = ['guard', 'machine', 'states', 'number', 'count', 'step', 'call']
  return say(id, Object.fromEntries(gaps.map((gap) => [gap, `{${gap}}`])))
}
