import { LANGUAGES } from '#domain/service/languages.ts'
import { CATALOGUE, type MachineFolder } from '#machines/testing/catalogue.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import type { PathLock } from '#machines/testing/paths/path-lock.ts'

import type { DrawnMachine } from '../../src/chart/chart.ts'
import { toJourney } from '../../stories/chart/journey.ts'
import { loadWords } from '../paths/words/words.ts'
import { chartTexts } from './chart-texts.ts'
import { laidOut } from './laid-out.ts'
import { machineChart } from './machine-chart.ts'

/** The chart of a machine with the location of everything, the locked paths through it, and its texts. */
export async function drawnMachine(folder: MachineFolder, lock: PathLock): Promise<DrawnMachine> {
  const model = CATALOGUE[folder]
  const journeys = lockedTests(model, lock, ['standard']).map(toJourney)
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const words = await loadWords(language)
      return [language, chartTexts(folder, model, journeys, words)] as const
    }),
  )
  const titles = texts.map(([, { states }]) => states)
  return {
    chart: await laidOut(machineChart(model.machine), titles),
    journeys,
    texts: Object.fromEntries(texts),
  }
}
