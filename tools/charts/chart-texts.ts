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

import { toPanelKey } from '../paths/titles/keys.ts'
import { getEventValues } from '../paths/seen.ts'
import type { PageWords } from '../paths/words/words.ts'
import { nameJourneys } from './journey-names.ts'

/** Returns all texts of a machine's panel in one language. */
export function getChartTexts(
  folder: MachineFolder,
  model: Model<AnyStateMachine>,
  journeys: readonly Journey[],
  words: PageWords,
): ChartTexts & { language: Language } {
  const { say, language } = words
  const nodes = listNodes(model.machine.root)
  const titled = nodes.filter(({ meta }) => (meta as { title?: string } | undefined)?.title)
  const calls = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))
  const getTitle = (path: string) => say(stateKey(folder, path))
  const steps = getStepTexts(folder, model, words)
  return {
    language,
    words: Object.fromEntries(
      Object.keys(CHART_WORDS).map((word) => [word, keepPlaceholders(say, toPanelKey(word))]),
    ) as ChartWords,
    states: Object.fromEntries(titled.map(({ id, path }) => [id, getTitle(path.join('.'))])),
    steps,
    calls: Object.fromEntries(calls.map((call) => [call, say(callKey(folder, call))])),
    journeys: nameJourneys(journeys, { steps, title: getTitle, words }),
  }
}

/** Returns the sentences for steps, keyed by the labels of the model. */
export function getStepTexts(
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
      say(`${folder}/event/${label}`, getEventValues(folder, label, words)),
    ]),
    ...timers.map((timer) => [
      `after ${timer}`,
      say(`${folder}/timer/${timer}`, { wait: '{wait}' }),
    ]),
    ...answers,
    ['reload', say('script/reload')],
  ]) as Record<string, string>
}

/** Returns a text of the catalogue with its placeholders, which are only replaced when the text is shown. */
function keepPlaceholders(say: PageWords['say'], id: string): string {
  const gaps = ['guard', 'machine', 'states', 'number', 'count', 'step', 'call']
  return say(id, Object.fromEntries(gaps.map((gap) => [gap, `{${gap}}`])))
}
