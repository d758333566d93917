/** Reads machines and snapshots: active states, transitions, possible events. */
export { listDeclared as declaredBy, listNodes } from './coverage/coverage.ts'
export {
  listBrokenInvariants as brokenInvariants,
  type Edge,
  type Graph,
  makeMove,
  OUTSIDE_KEY,
  toSnapshotKey as snapshotKey,
} from './model/explore.ts'
export { type AnyModel, getLeafName, RELOAD_EVENT_TYPE } from './model/model.ts'
export { listMoves, type Move } from './model/moves.ts'
export { getActiveNodes, getTransitionId } from './model/step.ts'
export { type Cause, describeCause, formatCause } from './model/transition-text.ts'
export { findShortestPath } from './walk/shortest-path.ts'
