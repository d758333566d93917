import { readFile } from 'node:fs/promises'

import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'

import { LANGUAGES } from '@masar/domain/service/languages.ts'
import { stateKey } from 'statechart-paths/command'

import { TITLES_SEPARATOR } from '../stories/story-name.ts'
import { nameLongestJourney } from '../tools/charts/locked-journeys.ts'
import { getFolderByName } from '../tools/paths/machines.ts'
import { loadWords } from '../tools/paths/words/words.ts'
import { getMachineFolder, readStates, type StoryState } from './story-state.ts'

/** The title of the stories that play journeys. */
const JOURNEYS_TITLE = 'Journeys'

/**
 * Adds the titles of a story's states, in every language, to its name in the index, so that a search for “carte
 * refusée” finds it. Journeys are named after what they show. The sidebar shows only the name (`manager.tsx`).
 * Story ids do not change.
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
        const names =
          input.title === JOURNEYS_TITLE ? await nameJourney(input.exportName) : [input.name]
        const titles = await Promise.all(states.map(readTitles))
        return { ...input, name: [...new Set([...names, ...titles.flat()])].join(TITLES_SEPARATOR) }
      }),
    )
  },
})

/** English comes first, because the sidebar shows the first name of a journey. */
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en')
const words = (['en', ...OTHER_LANGUAGES] as const).map(loadWords)

async function readTitles({ folder, paths }: StoryState): Promise<string[]> {
  const each = await Promise.all(words)
  return each.flatMap(({ say }) => paths.map((path) => say(stateKey(folder, path))))
}

/** Returns the machine of a journey story and what the journey shows, in every language. */
async function nameJourney(exportName: string): Promise<string[]> {
  const folder = getFolderByName(getMachineFolder(exportName))
  const each = await Promise.all(words)
  const names = each.map(
    async (own) => `${own.say(`${folder}/machine`)} – ${await nameLongestJourney(folder, own)}`,
  )
  return Promise.all(names)
}
