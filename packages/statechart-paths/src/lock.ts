/** Reads locks, and compares them with a machine or a page. */
export { listChartGaps, listLockGaps } from './lock/lock-gaps.ts'
export { observe, withoutContents } from './lock/observed.ts'
export {
  type LockedPath,
  type LockedStep,
  type Observed,
  type PathLock,
  type PathSuite,
  readLock,
  writeLock,
} from './lock/path-lock.ts'
export { lockedStateName, pathId } from './lock/record.ts'
