import { BadInput } from '../bad-input.ts'
import { render } from '../formats/formats.ts'
import { foldersNamed } from '../machines.ts'
import { formatIn, languageIn, onlyWord, planIn, readOptions } from '../options.ts'
import { scriptOf } from '../script.ts'
import { plannedPaths } from '../suite-plan.ts'
import { wordsIn } from '../words/words.ts'

const OPTIONS = ['cover', 'seed', 'from', 'through', 'avoid', 'max-steps', 'format', 'language']

/** `suite <machine|all>`: the paths that were asked for, as a script, for people or for programs. */
export async function suite(args: readonly string[]): Promise<string> {
  const { words: names, values } = readOptions(args, OPTIONS)
  const name = onlyWord(names, 'machine, or all')
  const plan = planIn(values)
  const format = formatIn(values)
  const words = await wordsIn(languageIn(values))
  const ofOne = ['from', 'through', 'avoid'].filter((option) => values[option] !== undefined)
  if (name === 'all' && ofOne.length > 0)
    throw new BadInput(`--${ofOne.join(', --')} belongs to one machine: name it instead of all.`)
  const scripts = await Promise.all(
    foldersNamed(name).map(async (folder) =>
      (await plannedPaths(folder, plan)).map((path) => scriptOf(folder, path, words)),
    ),
  )
  return render(format, { scripts: scripts.flat(), command: commandOf(args), words })
}

/** How it is asked for again. */
const commandOf = (args: readonly string[]) =>
  ['npm run paths -- suite', ...args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))].join(' ')
