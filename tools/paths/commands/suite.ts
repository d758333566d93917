import { BadInput } from '../input/bad-input.ts'
import { render } from '../formats/formats.ts'
import { foldersNamed } from '../machines.ts'
import {
  chooseFormat,
  chooseLanguage,
  onlyWord,
  choosePlan,
  readOptions,
} from '../input/options.ts'
import { writeScript } from '../script.ts'
import { plannedPaths } from '../suite-plan.ts'
import { loadWords } from '../words/words.ts'
import { writeText } from '../write-text.ts'

const ENDINGS = { markdown: 'md', gherkin: 'feature', json: 'json', csv: 'csv' } as const
const OPTIONS = [
  'cover',
  'seed',
  'from',
  'through',
  'avoid',
  'max-steps',
  'format',
  'language',
  'output',
]

/** `suite <machine|all>`: the paths that were asked for, as a script, for people or for programs. */
export async function suite(args: readonly string[]): Promise<string> {
  const { words: names, values } = readOptions(args, OPTIONS)
  const name = onlyWord(names, 'machine, or all')
  const plan = choosePlan(values)
  const format = chooseFormat(values)
  const words = await loadWords(chooseLanguage(values))
  const ofOne = ['from', 'through', 'avoid'].filter((option) => values[option] !== undefined)
  if (name === 'all' && ofOne.length > 0)
    throw new BadInput(`--${ofOne.join(', --')} belongs to one machine: name it instead of all.`)
  const command = writeCommand(args)
  const suites = await Promise.all(
    foldersNamed(name).map(async (folder) => {
      const paths = await plannedPaths(folder, plan)
      return { folder, scripts: paths.map((path) => writeScript(folder, path, words)) }
    }),
  )
  if (values['output'] === undefined)
    return render(format, { scripts: suites.flatMap(({ scripts }) => scripts), command, words })
  for (const { folder, scripts } of suites)
    writeText(
      `${values['output']}/${folder}.${ENDINGS[format]}`,
      render(format, { scripts, command, words }),
    )
  return `${values['output']}: ${suites.length} files.\n`
}

/** How it is asked for again: the same wherever it is written to. */
const writeCommand = (args: readonly string[]) =>
  [
    'npm run paths -- suite',
    ...args
      .filter((arg, index) => !arg.startsWith('--output') && args[index - 1] !== '--output')
      .map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg)),
  ].join(' ')
