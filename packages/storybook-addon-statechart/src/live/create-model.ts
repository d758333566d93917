import { type AnyModel, listNodes } from 'statechart-paths/chart'
import type { AnyStateMachine } from 'xstate'

/**
 * A model of a machine about which nothing else is known: its events without data, and calls that succeed without a
 * result or fail.
 */
export function createModel(machine: AnyStateMachine): AnyModel {
  const nodes = listNodes(machine.root)
  const events = [...new Set(nodes.flatMap(({ ownEvents }) => ownEvents))]
  const calls = nodes.flatMap(({ invoke }) => invoke)
  return {
    name: machine.id,
    machine,
    starts: { start: undefined },
    cases: events.filter(isSendable).map((type) => ({ label: type, event: { type } })),
    outcomes: Object.fromEntries(calls.map(({ id }) => [id, OUTCOMES])),
    project: ({ context }) => context,
    invariants: {},
  }
}

const OUTCOMES = { done: { success: undefined }, error: { failure: { message: 'failure' } } }

/** Not of XState itself, and without a wildcard. */
const isSendable = (type: string) => !type.startsWith('xstate.') && !type.includes('*')
