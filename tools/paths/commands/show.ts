import { FOLDERS, type MachineFolder } from '#machines/testing/catalogue.ts'

import { unknown } from '../input/bad-input.ts'
import { pathLines } from '../formats/markdown.ts'
import { chooseLanguage, onlyWord, readOptions } from '../input/options.ts'
import { pathsFor } from '../paths-for.ts'
import { writeScript } from '../script.ts'
import { loadWords } from '../words/words.ts'

/** `show <id>`: one path, step by step. */
export async function show(args: readonly string[]): Promise<string> {
  const { words: names, values } = readOptions(args, ['language'])
  const id = onlyWord(names, 'path: `npm run paths -- list` has their ids')
  const words = await loadWords(chooseLanguage(values))
  const all = (await Promise.all(FOLDERS.map((folder) => everyPath(folder)))).flat()
  const found = all.find(({ path }) => path.id === id)
  if (!found)
    throw unknown(
      'path',
      id,
      all.map(({ path }) => path.id),
    )
  const script = writeScript(found.folder, found.path, words)
  return `${pathLines(script, words).join('\n\n').replaceAll('<br>', '\n   ')}\n`
}

async function everyPath(folder: MachineFolder) {
  const paths = await pathsFor(folder, ['standard', 'pairs', 'sneaks'])
  return paths.map((path) => ({ folder, path }))
}
