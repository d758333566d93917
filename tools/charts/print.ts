import { LANGUAGES } from '@masar/domain/service/languages.ts'
import { CATALOGUE, folderFor } from '@masar/machines/testing/catalogue.ts'
import { readLockFile } from '@masar/machines/testing/lock-file.ts'
import { lockedTests } from 'statechart-paths'

import type { DrawnMachine } from '../../src/chart/chart.ts'
import { shortestJourneys, toJourney } from '../../stories/chart/journey.ts'
import { layOut } from '../../stories/chart/layout/lay-out.ts'
import { loadWords } from '../paths/words/words.ts'
import { chartTexts } from './chart-texts.ts'
import { machineChart } from './machine-chart.ts'
import { machineConfig } from './machine-config.ts'

/**
 * Writes a machine's laid-out chart, the locked paths through it and its texts to the standard output: `node
 * tools/charts/print.ts session`.
 */
const folder = folderFor(process.argv[2] ?? '')
const model = CATALOGUE[folder]
const tests = lockedTests(model, await readLockFile(folder), ['standard'])
const journeys = tests.map(toJourney)
const texts = await Promise.all(
  LANGUAGES.map(async (language) => chartTexts(folder, model, journeys, await loadWords(language))),
)
const titles = texts.map(({ states }) => states)
const drawn: DrawnMachine = {
  chart: await layOut(machineChart(model.machine), titles),
  config: machineConfig(model.machine),
  journeys,
  ways: shortestJourneys(tests),
  texts: Object.fromEntries(texts.map((text) => [text.language, text])),
}
process.stdout.write(JSON.stringify(drawn))
