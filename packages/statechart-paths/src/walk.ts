/** Builds drivers for pages and browsers, and controls the calls of a machine. */
export type { LabelsOf, Origin, Relation, Step, Test } from './model/model.ts'
export {
  controlPorts,
  type ControlledPorts,
  type PortCall,
  settlePromises as promisesSettled,
} from './walk/controlled-ports.ts'
export {
  findAct as actFor,
  type ActorDriver,
  findLook as lookFor,
  type StepDriver,
  type Surface,
} from './walk/driver.ts'
