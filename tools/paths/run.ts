import { BadInput } from './input/bad-input.ts'
import { type CommandInput, readChoice, readOptions } from './input/options.ts'

export interface RunResult {
  code: 0 | 1 | 2
  /** The standard output. */
  stdout: string
  /** The standard error. */
  complaint: string
}

/** Resolves to its output, or to an exit code if it has printed everything already. */
type Command = (asked: CommandInput) => Promise<string | RunResult['code']>

/** The options of each command, and its code, which is loaded when the command runs. */
const COMMANDS = {
  list: {
    options: ['suite', 'language'],
    load: async () => (await import('./commands/list.ts')).listPaths,
  },
  show: { options: ['language'], load: async () => (await import('./commands/show.ts')).show },
  why: { options: ['language'], load: async () => (await import('./commands/why.ts')).why },
  coverage: { options: [], load: async () => (await import('./commands/coverage.ts')).coverage },
  results: {
    options: ['output', 'language'],
    load: async () => (await import('./commands/results.ts')).results,
  },
  matrix: {
    options: ['language'],
    load: async () => (await import('./commands/matrix.ts')).matrix,
  },
  accept: {
    options: ['fresh'],
    load: async () => (await import('./commands/lock.ts')).acceptLocks,
  },
  diff: { options: [], load: async () => (await import('./commands/lock.ts')).diffLocks },
  replay: {
    options: ['headed', 'slow', 'until', 'url', 'output', 'language'],
    load: async () => (await import('./commands/replay.ts')).replayPath,
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
    load: async () => (await import('./commands/suite.ts')).suite,
  },
} satisfies Record<string, { options: string[]; load: () => Promise<Command> }>

const NAMES = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]

const HELP = `npm run paths -- <command>

  list [machine]        every path: its id, how many steps it has, what only it shows;
                        --suite standard|pairs|sneaks
  show <id>             one path as sentences: what to do, what to see, which requirements
  why <state>           the shortest way to a state, such as session.signedOut.failed
  suite <machine|all>   a test script: --cover states|transitions|standard|thorough|pairs|random
                        --seed N --weights "reload=0,..." --stop edges=80,requirements=100,seconds=9
                        --from <start> --through <state> --avoid <state|event>
                        --max-steps N --format markdown|gherkin|json|csv|sheet --output <folder>
                        --manual (only paths that can be followed by hand)
  results <file>        what testers have filled into a sheet; --output <file>.xml as JUnit
  matrix [machine]      which path is about which requirement, as CSV
  coverage              what the paths take of the charts and the contract, and what they do not
  replay <id>           walks a path in a browser against the service, after \`npm run build\`;
                        --headed --slow <ms> --until <step> --url <service> --output <folder>
  accept [machine ...] [--fresh]   writes the locks as the charts are now, and tells what changed
  diff [revision[..revision]]     what became of the paths between two revisions

  All but coverage, accept and diff take --language en|fr|es. docs/qa.md has examples.
`

/** Runs a command. Bad input results in one line and exit code 2; errors of the tool itself are thrown. */
export async function runPaths([name, ...args]: readonly string[]): Promise<RunResult> {
  if (name === undefined || name === 'help') return { code: 0, stdout: HELP, complaint: '' }
  try {
    const { options, load } = COMMANDS[readChoice(NAMES, 'command', name)]
    const command: Command = await load()
    const stdout = await command(readOptions(args, options))
    if (typeof stdout === 'number') return { code: stdout, stdout: '', complaint: '' }
    return { code: 0, stdout, complaint: '' }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { code: 2, stdout: '', complaint: `${error.message}\n` }
  }
}
