/** Reads machines and snapshots: active states, transitions, possible events. */
export { listDeclared as declaredBy, listNodes } from './coverage/coverage.ts'
export {
  listBrokenInvariants as brokenInvariants,
  type Edge,
  type Graph,
  makeMove,
  OUTSIDE,
  toSnapshotKey as snapshotKey,
} from './model/explore.ts'
export { type AnyModel, leafName, RELOAD } from './model/model.ts'
export { listMoves, type Move } from './model/moves.ts'
export { activeNodes, transitionId } from './model/step.ts'
export { type Cause, describeCause, writeCause } from './model/transition-text.ts'
export { findShortestPath } from './walk/shortest-path.ts'
