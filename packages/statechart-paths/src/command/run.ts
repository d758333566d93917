import type { PathsConfig, ProjectCommand } from './config.ts'
import { InputError, readChoice } from './input/bad-input.ts'
import { readOptions } from './input/options.ts'
import { openProject } from './project.ts'

export interface RunResult {
  code: 0 | 1 | 2
  /** The standard output. */
  stdout: string
  /** The standard error. */
  complaint: string
}

const COMMANDS: Readonly<Record<string, ProjectCommand>> = {
  list: {
    options: ['suite', 'language'],
    help: `  list [machine]        every path: its id, how many steps it has, what only it shows;
                        --suite standard|pairs|unoffered`,
    load: async () => (await import('./commands/list.ts')).listPaths,
  },
  show: {
    options: ['language'],
    help: '  show <id>             one path as sentences: what to do, what to see, which requirements',
    load: async () => (await import('./commands/show.ts')).showPath,
  },
  why: {
    options: ['language'],
    help: '  why <state>           the shortest way to a state, such as session.signedOut.failed',
    load: async () => (await import('./commands/why.ts')).explainState,
  },
  suite: {
    options: [
      'cover',
      'seed',
      'from',
      'through',
      'avoid',
      'max-steps',
      'format',
      'language',
      'output',
      'manual',
      'weights',
      'stop',
    ],
    help: `  suite <machine|all>   a test script: --cover states|transitions|standard|thorough|pairs|random
                        --seed N --weights "reload=0,..." --stop edges=80,requirements=100,seconds=9
                        --from <start> --through <state> --avoid <state|event>
                        --max-steps N --format markdown|gherkin|json|csv|sheet --output <folder>
                        --manual (only paths that can be followed by hand)`,
    load: async () => (await import('./commands/suite.ts')).renderSuite,
  },
  results: {
    options: ['output', 'language'],
    help: '  results <file>        what testers have filled into a sheet; --output <file>.xml as JUnit',
    load: async () => (await import('./commands/results.ts')).summarizeResults,
  },
  matrix: {
    options: ['language'],
    help: '  matrix [machine]      which path is about which requirement, as CSV',
    load: async () => (await import('./commands/matrix.ts')).renderMatrix,
  },
  coverage: {
    options: [],
    help: '  coverage              what the paths take of the charts, and what they do not',
    load: async () => (await import('./commands/coverage.ts')).reportCoverage,
  },
  mutate: {
    options: ['sample', 'seed'],
    help: '  mutate [machine ...]  mistakes in the charts that no path detects; --sample N --seed N',
    load: async () => (await import('./commands/mutate.ts')).reportMutants,
  },
  accept: {
    options: ['fresh'],
    help: '  accept [machine ...] [--fresh]   writes the locks for the current charts, and prints the changes',
    load: async () => (await import('./commands/lock.ts')).acceptLocks,
  },
  diff: {
    options: [],
    help: '  diff [revision[..revision]]      how the paths changed between two revisions',
    load: async () => (await import('./commands/lock.ts')).diffLocks,
  },
}

/**
 * Runs a command of `statechart-paths` with a config. Invalid input results in a one-line message and exit code
 * 2; errors of the tool itself are thrown.
 */
export async function runCommand(
  config: PathsConfig,
  [name, ...args]: readonly string[],
): Promise<RunResult> {
  const commands = { ...COMMANDS, ...config.commands }
  const project = openProject(config)
  if (name === undefined || name === 'help')
    return { code: 0, stdout: writeHelp(project.command, commands, config), complaint: '' }
  try {
    const command = commands[readChoice(Object.keys(commands), 'command', name)]
    if (!command) throw new Error(`Invariant: ${name} is a command.`)
    const run = await command.load()
    const stdout = await run(project, readOptions(args, command.options))
    if (typeof stdout === 'number') return { code: stdout, stdout: '', complaint: '' }
    return { code: 0, stdout, complaint: '' }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { code: 2, stdout: '', complaint: `${error.message}\n` }
  }
}

function writeHelp(
  command: string,
  commands: Readonly<Record<string, ProjectCommand>>,
  { languages = ['en'], help }: PathsConfig,
): string {
  const lines = Object.values(commands).map(({ help: text }) => text)
  const translated = Object.entries(commands).filter(([, { options }]) =>
    options.includes('language'),
  )
  const names = translated
    .map(([name]) => name)
    .join(', ')
    .replace(/, (\w+)$/, ' and $1')
  const language =
    languages.length > 1 ? [`  ${names} take --language ${languages.join('|')}.`] : []
  return [
    `${command} <command>\n`,
    ...lines,
    '',
    ...language,
    ...(help ? [`  ${help}`] : []),
    '',
  ].join('\n')
}
