import { stateKey } from 'statechart-paths/command'
import type { Journey } from 'storybook-addon-statechart/chart'
import { longestJourney } from 'storybook-addon-statechart/layout'

import { CATALOGUE, type MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { readLockFile } from '@masar/machines/testing/lock-file.ts'

import type { PageWords } from '../paths/words/words.ts'
import { getStepTexts } from './chart-texts.ts'
import { nameJourneys } from './journey-names.ts'

/** Returns the name of the machine's longest journey. Only reads the lock file; does not run the machine. */
export async function nameLongestJourney(folder: MachineFolder, words: PageWords): Promise<string> {
  const journeys = await readJourneys(folder)
  const names = nameJourneys(journeys, {
    steps: getStepTexts(folder, CATALOGUE[folder], words),
    title: (path) => words.say(stateKey(folder, path)),
    words,
  })
  return names[longestJourney(journeys)] ?? ''
}

async function readJourneys(folder: MachineFolder): Promise<Journey[]> {
  const { paths } = await readLockFile(folder)
  return paths
    .filter(({ suite }) => suite === 'standard')
    .map(({ id, steps: [first, ...steps] }) => ({
      name: id,
      start: first?.[0] ?? '',
      labels: steps.map(([label]) => label),
      end: ((steps.at(-1) ?? first)?.[1] ?? '').replace(/ \S+$/, ''),
    }))
}
