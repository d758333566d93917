import { readFile } from 'node:fs/promises'

import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'

import { LANGUAGES } from '@masar/domain/service/languages.ts'

import { TITLES } from '../stories/story-name.ts'
import { stateKey } from '../tools/paths/titles/keys.ts'
import { loadWords } from '../tools/paths/words/words.ts'
import { readState } from './story-state.ts'

/**
 * Adds the titles of a story's state to its name in the index, in every language: a search for “carte refusée” finds it.
 * The sidebar shows the name alone (`manager.tsx`). Ids of stories stay as they are.
 */
export const withTitles = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const csf = loadCsf(await readFile(file, 'utf8'), { makeTitle: options.makeTitle }).parse()
    const inputs = await indexer.createIndex(file, options)
    return Promise.all(
      inputs.map(async (input) => {
        const state = readState(csf, input.exportName)
        if (!state || input.type !== 'story') return input
        const titles = await readTitles(state.folder, state.paths)
        return { ...input, name: [input.name, ...new Set(titles)].join(TITLES) }
      }),
    )
  },
})

const words = LANGUAGES.map(loadWords)

async function readTitles(folder: string, paths: readonly string[]): Promise<string[]> {
  const each = await Promise.all(words)
  return each.flatMap(({ say }) => paths.map((path) => say(stateKey(folder, path))))
}
