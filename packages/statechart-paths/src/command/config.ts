import type { PathLock } from '../lock/path-lock.ts'
import type { Graph } from '../model/explore.ts'
import type { AnyModel, Step } from '../model/model.ts'
import type { Screenful, StepActor } from './test-script.ts'
import type { Words } from './words/words.ts'

/** The configuration of a project. Only `machines` is required. */
export interface PathsConfig<Own extends Words = Words> {
  /** The models by name, in the order in which they are listed. */
  machines: Readonly<Record<string, AnyModel>>
  /** The file of a machine's lock. Default: `<name>.lock.json` in the working directory. */
  lockFile?: (machine: string) => string
  /** What users type to call the command. Default: `npx statechart-paths`. */
  command?: string
  /** The first is the default. If omitted: English, with the titles and labels of the machines. */
  languages?: readonly string[]
  loadWords?: (language: string) => Promise<Own>
  /** The rows of `matrix`. States refer to the ids of requirements in `meta.req`. */
  requirements?: () => readonly (readonly [id: string, text: string])[]
  screens?: Screens<Own>
  recipes?: Recipes<Own>
  /** More sections for `coverage`. */
  coverage?: (walked: readonly WalkedLabels[]) => readonly CoverageSection[]
  /** The project's own commands. */
  commands?: Readonly<Record<string, ProjectCommand>>
  /** The last line of the help. */
  help?: string
}

/** What the pages of a project show, for test scripts. */
export interface Screens<Own extends Words = Words> {
  /** Describes what the page shows after a step; the earlier step is undefined at the start. */
  describe: (
    machine: string,
    steps: readonly [earlier: Step | undefined, step: Step],
    words: Own,
  ) => Screenful
  /** The control that a step uses; null when it is unknown. */
  control: (
    machine: string,
    steps: readonly [earlier: Step, step: Step],
    words: Own,
  ) => UsedControl | null
}

export interface UsedControl {
  text: string
  /** Whether users type into the control. */
  isField: boolean
}

/** How testers follow a path by hand. */
export interface Recipes<Own extends Words = Words> {
  /** The URLs to open to cause the step, after the earlier steps; null when testers cannot cause it. */
  urls: (machine: string, step: Step, earlier: readonly Step[]) => readonly string[] | null
  /** Who triggers a step, if it is not the default actor for its origin. */
  actor?: (machine: string, step: Step) => StepActor | undefined
  /** What testers do before the first step, in order. */
  prepare: (machine: string, steps: readonly Step[], words: Own) => string[]
}

/** The labels of all steps in the lock of a machine. */
export interface WalkedLabels {
  machine: string
  labels: ReadonlySet<string>
}

export interface CoverageSection {
  title: string
  lines: readonly string[]
}

/** A command: its options, its lines in the help, and its code, which is loaded when it runs. */
export interface ProjectCommand {
  options: readonly string[]
  help: string
  load: () => Promise<RunCommand>
}

/** Resolves to the output, or to an exit code if it has already printed everything. */
export type RunCommand = (project: Project, input: CommandInput) => Promise<string | 0 | 1 | 2>

/** The arguments after the command's name. */
export interface CommandInput {
  args: readonly string[]
  words: readonly string[]
  /** Options with a value. */
  values: Readonly<Record<string, string | undefined>>
  /** Options without a value. */
  flags: ReadonlySet<string>
}

/** A config with its defaults applied, and access to its files. */
export interface Project {
  config: PathsConfig
  names: readonly string[]
  /** What users type to call the command, such as `npm run paths --`. */
  command: string
  /** Throws `InputError` with similar names for an unknown name. */
  model: (name: string) => AnyModel
  /** Returns the named machine, or all machines when there is no name. */
  machinesNamed: (name: string | undefined) => readonly string[]
  graph: (name: string) => Graph
  lockFile: (name: string) => string
  hasLock: (name: string) => boolean
  /** Rejects when the file does not exist: `accept` writes it. */
  readLock: (name: string) => Promise<PathLock>
  writeLock: (name: string, lock: PathLock) => Promise<void>
  languages: readonly string[]
  /** Throws `InputError` for an unknown language. The default is the first. */
  loadWords: (language?: string) => Promise<Words>
}

/** Checks the types of a config. */
export const defineConfig = <Own extends Words>(config: PathsConfig<Own>): PathsConfig =>
  // The config's functions only receive the words that `loadWords` returns.
  config as unknown as PathsConfig
