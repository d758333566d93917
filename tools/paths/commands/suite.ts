import { mkdirSync, writeFileSync } from 'node:fs'

import { BadInput } from '../input/bad-input.ts'
import { FORMATS } from '../formats/formats.ts'
import { foldersNamed } from '../machines.ts'
import {
  type CommandInput,
  chooseLanguage,
  requireOneArgument,
  choosePlan,
  readChoice,
} from '../input/options.ts'
import { type TestScript, writeScript } from '../script.ts'
import { plannedPaths } from '../suite-plan.ts'
import { loadWords } from '../words/words.ts'

const FORMAT_NAMES = Object.keys(FORMATS) as (keyof typeof FORMATS)[]

/** `suite <machine|all>`: the requested paths as a script, for people or for programs. */
export async function suite({ args, words: names, values, flags }: CommandInput): Promise<string> {
  const name = requireOneArgument(names, 'machine, or all')
  const plan = choosePlan(values)
  const { render, ending } =
    FORMATS[readChoice(FORMAT_NAMES, 'format', values['format'] ?? 'markdown')]
  const words = await loadWords(chooseLanguage(values))
  const ofOne = ['from', 'through', 'avoid'].filter((option) => values[option] !== undefined)
  if (name === 'all' && ofOne.length > 0)
    throw new BadInput(`--${ofOne.join(', --')} applies to one machine: name it instead of all.`)
  const command = writeCommand(args)
  const isWanted = ({ beyondHand }: TestScript) => !flags.has('manual') || beyondHand === null
  const suites = await Promise.all(
    foldersNamed(name).map(async (folder) => {
      const paths = await plannedPaths(folder, plan)
      const scripts = paths.map((path) => writeScript(folder, path, words))
      return { folder, scripts: scripts.filter(isWanted) }
    }),
  )
  const { output } = values
  if (output === undefined)
    return render({ scripts: suites.flatMap(({ scripts }) => scripts), command, words })
  try {
    mkdirSync(output, { recursive: true })
    for (const { folder, scripts } of suites)
      writeFileSync(`${output}/${folder}.${ending}`, render({ scripts, command, words }))
  } catch (error) {
    throw new BadInput(`${output} cannot be written.`, { cause: error })
  }
  return `${output}: ${suites.length} files.\n`
}

/** The command for the same suite, without `--output`, so that it does not depend on the folder. */
const writeCommand = (args: readonly string[]) =>
  [
    'npm run paths -- suite',
    ...args
      .filter((arg, index) => !arg.startsWith('--output') && args[index - 1] !== '--output')
      .map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg)),
  ].join(' ')
