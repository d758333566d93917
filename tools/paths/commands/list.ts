import { languageIn, readOptions } from '../options.ts'
import { foldersNamed } from '../machines.ts'
import { type NamedPath, pathsFor } from '../paths-for.ts'
import { leafPaths, sentenceFor } from '../script.ts'
import { stateKey } from '../titles/keys.ts'
import { type Words, wordsIn } from '../words/words.ts'

const MOST_NAMED = 2

/** `list [machine]`: every path, how many steps it has, and what only it shows. */
export async function list(args: readonly string[]): Promise<string> {
  const { words: names, values } = readOptions(args, ['language'])
  const words = await wordsIn(languageIn(values))
  const lines = foldersNamed(names[0]).flatMap((folder) => {
    const paths = pathsFor(folder)
    const title = `${words.say(`${folder}/machine`)} (${folder})`
    return [title, ...paths.map((path) => lineFor(folder, path, paths, words)), '']
  })
  return lines.join('\n')
}

function lineFor(folder: string, path: NamedPath, all: readonly NamedPath[], words: Words): string {
  const { say, quote } = words
  const last = path.steps.at(-1)
  const ends = leafPaths(last?.expect.value ?? {}).map((state) =>
    quote(say(stateKey(folder, state))),
  )
  const count = String(path.steps.length).padStart(3)
  const end = say('script/ends', { state: ends.join(', ') })
  return `  ${path.id} ${count}  ${end}; ${purposeOf(folder, path, all, words)}`
}

/** What no other path has; two of them are enough to tell it by. */
function purposeOf(
  folder: string,
  { steps }: NamedPath,
  all: readonly NamedPath[],
  words: Words,
): string {
  const isOnlyHere = (label: string) =>
    all.filter((other) => other.steps.some((step) => step.label === label)).length === 1
  const own = steps.filter(({ label }) => isOnlyHere(label))
  const sentences = [...new Set(own.map((step) => sentenceFor(folder, step, words)))]
  if (sentences.length === 0) return words.say('script/nothing-else')
  return words.say('script/only-here', { steps: sentences.slice(0, MOST_NAMED).join('; ') })
}
