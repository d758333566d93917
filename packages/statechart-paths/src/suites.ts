/** The parts of the command, until it moves here. */
export { CRITERIA, type Criterion, measureCoverage } from './coverage/coverage.ts'
export { randomWalk } from './coverage/random-walk.ts'
export {
  followEdges,
  makePaths,
  MAX_STEPS,
  replaySteps,
  type SuiteOptions,
} from './coverage/suite.ts'
export { fewestEdges, reachableEdges } from './model/edge-search.ts'
