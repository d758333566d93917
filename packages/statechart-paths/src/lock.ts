/** Reads locks, and compares them with a machine or a page. */
export { listChartGaps, listLockGaps } from './lock/lock-gaps.ts'
export { toObservation, serializeWithoutContents as withoutContents } from './lock/observed.ts'
export {
  type LockedPath,
  type LockedStep,
  type Observation as Observed,
  type PathLock,
  type PathSuite,
  parseLock,
  formatLock,
} from './lock/path-lock.ts'
export { toLockedStateName as lockedStateName, toPathId as pathId } from './lock/record.ts'
