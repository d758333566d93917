import { unknown } from '../bad-input.ts'
import { pathLines } from '../formats/markdown.ts'
import { FOLDERS } from '../machines.ts'
import { languageIn, onlyWord, readOptions } from '../options.ts'
import { pathsFor } from '../paths-for.ts'
import { scriptOf } from '../script.ts'
import { wordsIn } from '../words/words.ts'

/** `show <id>`: one path, step by step. */
export async function show(args: readonly string[]): Promise<string> {
  const { words: names, values } = readOptions(args, ['language'])
  const id = onlyWord(names, 'path: `npm run paths -- list` has their ids')
  const words = await wordsIn(languageIn(values))
  const all = FOLDERS.flatMap((folder) => pathsFor(folder).map((path) => ({ folder, path })))
  const found = all.find(({ path }) => path.id === id)
  if (!found)
    throw unknown(
      'path',
      id,
      all.map(({ path }) => path.id),
    )
  const script = scriptOf(found.folder, found.path, words)
  return `${pathLines(script, words).join('\n\n').replaceAll('<br>', '\n   ')}\n`
}
