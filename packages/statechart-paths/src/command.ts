/** Runs the command with a config, and exports helpers for a project's own commands. */
export type {
  CommandInput,
  CoverageSection,
  PathsConfig,
  Project,
  ProjectCommand,
  Recipes,
  Screens,
  UsedControl,
  WalkedLabels,
} from './command/config.ts'
export { renderJunit } from './command/formats/junit.ts'
export { toSentence as sentence } from './command/formats/parts.ts'
export { findCommit } from './command/commands/lock.ts'
export { InputError, readChoice } from './command/input/bad-input.ts'
export { parseWholeNumber, requireOneArgument } from './command/input/options.ts'
export { type NamedPath, findPathById as pathNamed } from './command/paths-for.ts'
export { openProject } from './command/project.ts'
export { runCommand, type RunResult } from './command/run.ts'
export { beginsWithCall, writeScript } from './command/script.ts'
export type { Screenful, ScriptStep, StepActor, TestScript } from './command/test-script.ts'
export {
  toAnswerKey as answerTitle,
  toCallKey as callKey,
  toStateKey as stateKey,
  type TitleKey,
  listTitleKeys as titleKeys,
} from './command/words/keys.ts'
export { SCRIPT_WORDS, type ScriptWord } from './command/words/script-words.ts'
export type { Words } from './command/words/words.ts'
