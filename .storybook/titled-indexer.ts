import { readFile } from 'node:fs/promises'

import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'

import { LANGUAGES } from '@masar/domain/service/languages.ts'
import { stateKey } from 'statechart-paths/command'

import { TITLES } from '../stories/story-name.ts'
import { nameLongestJourney } from '../tools/charts/locked-journeys.ts'
import { folderNamed } from '../tools/paths/machines.ts'
import { loadWords } from '../tools/paths/words/words.ts'
import { machineFolder, readStates, type StoryState } from './story-state.ts'

/** The title of the stories that play journeys. */
const JOURNEYS = 'Journeys'

/**
 * Adds the titles of a story's states to its name in the index, in every language: a search for “carte refusée” finds it.
 * Journeys are named by what they show.
 * The sidebar shows the name alone (`manager.tsx`). Ids of stories stay as they are.
 */
export const withTitles = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const csf = loadCsf(await readFile(file, 'utf8'), { makeTitle: options.makeTitle }).parse()
    const inputs = await indexer.createIndex(file, options)
    return Promise.all(
      inputs.map(async (input) => {
        if (input.type !== 'story') return input
        const states = readStates(csf, input.exportName)
        const names = input.title === JOURNEYS ? await nameJourney(input.exportName) : [input.name]
        const titles = await Promise.all(states.map(readTitles))
        return { ...input, name: [...new Set([...names, ...titles.flat()])].join(TITLES) }
      }),
    )
  },
})

/** The sidebar shows the first name of a journey. */
const OTHERS = LANGUAGES.filter((language) => language !== 'en')
const words = (['en', ...OTHERS] as const).map(loadWords)

async function readTitles({ folder, paths }: StoryState): Promise<string[]> {
  const each = await Promise.all(words)
  return each.flatMap(({ say }) => paths.map((path) => say(stateKey(folder, path))))
}

/** The machine of a story of journeys, and what its journey shows, in every language. */
async function nameJourney(exportName: string): Promise<string[]> {
  const folder = folderNamed(machineFolder(exportName))
  const each = await Promise.all(words)
  const names = each.map(
    async (own) => `${own.say(`${folder}/machine`)} – ${await nameLongestJourney(folder, own)}`,
  )
  return Promise.all(names)
}
