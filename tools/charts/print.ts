import { LANGUAGES } from '@masar/domain/service/languages.ts'
import { CATALOGUE, findMachineFolder } from '@masar/machines/testing/catalogue.ts'
import { readLockFile } from '@masar/machines/testing/lock-file.ts'
import { createLockedTests } from 'statechart-paths'
import { drawMachine, toJourney } from 'storybook-addon-statechart/layout'

import { loadWords } from '../paths/words/words.ts'
import { getChartTexts } from './chart-texts.ts'

/**
 * Writes a machine's laid-out chart, the locked paths through it and its texts to the standard output: `node
 * tools/charts/print.ts session`.
 */
const folder = findMachineFolder(process.argv[2] ?? '')
const model = CATALOGUE[folder]
const tests = createLockedTests(model, await readLockFile(folder), ['standard'])
const journeys = tests.map(toJourney)
const texts = await Promise.all(
  LANGUAGES.map(async (language) =>
    getChartTexts(folder, model, journeys, await loadWords(language)),
  ),
)
process.stdout.write(JSON.stringify(await drawMachine(model, { tests, texts })))
