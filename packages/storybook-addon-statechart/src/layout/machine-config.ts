import type { AnyStateMachine } from 'xstate'

/**
 * Serializes the machine config as JSON, for `createMachine(JSON.parse(…))` and editors such as Stately Studio.
 * Keeps the states and transitions, the names of guards and actions, and parameters that are data.
 */
export const serializeConfig = ({ config }: AnyStateMachine): string =>
  JSON.stringify(config, null, 2)
