export { controlPorts, type ControlledPorts, promisesSettled } from 'statechart-paths/walk'
