import { mkdirSync, writeFileSync } from 'node:fs'

import type { CommandInput, Project } from '../config.ts'
import { FORMATS } from '../formats/formats.ts'
import { InputError, readChoice } from '../input/bad-input.ts'
import { choosePlan, requireOneArgument } from '../input/options.ts'
import { writeScript } from '../script.ts'
import { loadPlannedPaths } from '../suite-plan.ts'
import type { TestScript } from '../test-script.ts'

const FORMAT_NAMES = Object.keys(FORMATS) as (keyof typeof FORMATS)[]

/** `suite <machine|all>`: renders the requested paths as a script, for testers or for programs. */
export async function renderSuite(
  project: Project,
  { args, words: names, values, flags }: CommandInput,
): Promise<string> {
  const name = requireOneArgument(names, 'machine, or all')
  const plan = choosePlan(values)
  const { render, ending } =
    FORMATS[readChoice(FORMAT_NAMES, 'format', values['format'] ?? 'markdown')]
  const words = await project.loadWords(values['language'])
  const ofOne = ['from', 'through', 'avoid'].filter((option) => values[option] !== undefined)
  if (name === 'all' && ofOne.length > 0)
    throw new InputError(`--${ofOne.join(', --')} applies to one machine: name it instead of all.`)
  const command = `${project.command} suite ${quoteArguments(args)}`
  const isWanted = ({ beyondHand }: TestScript) => !flags.has('manual') || beyondHand === null
  const suites = await Promise.all(
    project.machinesNamed(name).map(async (machine) => {
      const paths = await loadPlannedPaths(project, machine, plan)
      const scripts = paths.map((path) => writeScript(project, machine, path, words))
      return { machine, scripts: scripts.filter(isWanted) }
    }),
  )
  const { output } = values
  if (output === undefined)
    return render({ scripts: suites.flatMap(({ scripts }) => scripts), command, words })
  try {
    mkdirSync(output, { recursive: true })
    for (const { machine, scripts } of suites)
      writeFileSync(`${output}/${machine}.${ending}`, render({ scripts, command, words }))
  } catch (error) {
    throw new InputError(`${output} cannot be written.`, { cause: error })
  }
  return `${output}: ${suites.length} files.\n`
}

/** Leaves out `--output`, so that a suite does not depend on the folder that it is written to. */
const quoteArguments = (args: readonly string[]) =>
  args
    .filter((arg, index) => !arg.startsWith('--output') && args[index - 1] !== '--output')
    .map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))
    .join(' ')
