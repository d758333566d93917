/** Builds drivers for pages and browsers, and controls the calls of a machine. */
export type { LabelsOf, Origin, Relation, Step, Test } from './model/model.ts'
export {
  controlPorts,
  type ControlledPorts,
  type PortCall,
  promisesSettled,
} from './walk/controlled-ports.ts'
export { actFor, type ActorDriver, lookFor, type StepDriver, type Surface } from './walk/driver.ts'
