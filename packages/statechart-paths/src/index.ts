/** Describes a machine for tests: its starts, events, results of calls, and invariants. */
export { defineModel } from './model/model.ts'
/** The description of a machine for tests; `defineModel` checks its types. */
export type { Model } from './model/model.ts'
/** Finds every state and every step of a model. */
export { explore } from './model/explore.ts'
/** Lists everything suspicious about a machine: dead ends, lost events, unreached transitions. */
export { listFindings } from './model/findings.ts'
/** Makes tests that cover states, transitions, guards or pairs of transitions. */
export { makeSuite } from './coverage/suite.ts'
/** Makes a machine's lock: its paths, with the expected result of each step. */
export { acceptPaths } from './lock/accept.ts'
/** Compares two locks: which paths were added, removed and changed. */
export { compareLocks } from './lock/compare-locks.ts'
/** Converts the paths in a lock to tests. */
export { createLockedTests } from './lock/locked-tests.ts'
/** Performs a test's steps on a live actor, with calls and a clock that the test controls. */
export { createActorDriver } from './walk/driver.ts'
/** Runs a test with a driver, and reports the path to the step that failed. */
export { walk } from './walk/driver.ts'
/** Configures the `statechart-paths` command. */
export { defineConfig } from './command/config.ts'
/** Converts a model to the `TestModel` of `xstate/graph`. */
export { toTestModel } from './walk/test-model.ts'
