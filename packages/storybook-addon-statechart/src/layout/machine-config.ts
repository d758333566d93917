import type { AnyStateMachine } from 'xstate'

/**
 * Serializes the machine config as JSON, for `createMachine(JSON.parse(…))` and editors such as Stately Studio:
 * the states and transitions, the names of guards and actions, and those of their parameters that are data.
 */
export const machineConfig = ({ config }: AnyStateMachine): string =>
  JSON.stringify(config, null, 2)
