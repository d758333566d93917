import { explore, makeSuite } from 'statechart-paths'
import { type AnyModel, listNodes } from 'statechart-paths/chart'
import type { Test } from 'statechart-paths/walk'

import type { DrawnMachine } from '../chart/chart.ts'
import type { ChartTexts } from '../chart/chart-texts.ts'
import { CHART_WORDS } from '../chart/words.ts'
import { findShortestJourneys, toJourney } from './journey.ts'
import { layOut } from './lay-out.ts'
import { createChart } from './machine-chart.ts'
import { serializeConfig } from './machine-config.ts'

export interface DrawingOptions {
  /** The journeys. Default: paths that cover the chart, unless it is too large. */
  tests?: readonly Test[]
  /** The texts of the panel, one for each language. Default: English, with the labels of the model. */
  texts?: readonly ChartTexts[]
}

/** Lays out the chart of a machine, with its journeys and texts: at build time, or in the browser. */
export async function drawMachine(
  model: AnyModel,
  { tests = listTests(model), texts = [createEnglishTexts(model)] }: DrawingOptions = {},
): Promise<DrawnMachine> {
  return {
    chart: await layOut(
      createChart(model.machine),
      texts.map(({ states }) => states),
    ),
    config: serializeConfig(model.machine),
    journeys: tests.map(toJourney),
    ways: findShortestJourneys(tests),
    texts: Object.fromEntries(texts.map((each) => [each.language, each])),
  }
}

/** The maximum number of steps to explore: more would cause a noticeable delay in a browser. */
const MAX_EDGES = 2000

/** Lists tests that cover the machine; empty when it has too many states, for example because of a counter. */
function listTests(model: AnyModel): readonly Test[] {
  try {
    return makeSuite(explore(model, MAX_EDGES), { criterion: 'standard', unoffered: false })
  } catch {
    return []
  }
}

/** Creates texts for models without translations: they show answers by name, and timers by duration. */
function createEnglishTexts({ machine, outcomes }: AnyModel): ChartTexts {
  const delays = listNodes(machine.root).flatMap(({ after }) => after.map(({ delay }) => delay))
  const answers = Object.entries(outcomes).flatMap(([call, { done, error, moved }]) =>
    Object.entries({ done, failed: error, moved }).flatMap(([ending, all = {}]) =>
      Object.keys(all).map((name) => [`${call} ${ending}: ${name}`, name]),
    ),
  )
  const timers = delays.map((delay) => [`after ${String(delay)}`, '{wait} pass'])
  const steps = Object.fromEntries([...answers, ...timers]) as Record<string, string>
  return { language: 'en', words: CHART_WORDS, states: {}, steps, calls: {}, journeys: [] }
}
