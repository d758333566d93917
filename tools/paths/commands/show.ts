import { pathLines } from '../formats/markdown.ts'
import { type CommandInput, chooseLanguage, requireOneArgument } from '../input/options.ts'
import { pathNamed } from '../paths-for.ts'
import { writeScript } from '../script.ts'
import { loadWords } from '../words/words.ts'

/** `show <id>`: one path, step by step. */
export async function show({ words: names, values }: CommandInput): Promise<string> {
  const id = requireOneArgument(names, 'path: `npm run paths -- list` lists their ids')
  const words = await loadWords(chooseLanguage(values))
  const { folder, path } = await pathNamed(id)
  const script = writeScript(folder, path, words)
  return `${pathLines(script, words).join('\n\n').replaceAll('<br>', '\n   ')}\n`
}
