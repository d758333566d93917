import type { AnyStateMachine } from 'xstate'

/**
 * Serializes the machine config as JSON, for `createMachine(JSON.parse(…))` and editors such as Stately Studio:
 * states, transitions, guards and actions by name, with the parameters that are data.
 */
export const machineConfig = ({ config }: AnyStateMachine): string =>
  JSON.stringify(config, null, 2)
