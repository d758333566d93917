import { type AnyModel, listNodes } from 'statechart-paths/chart'
import type { AnyStateMachine } from 'xstate'

/**
 * Creates a model from a machine alone: its events contain no data, and its calls either succeed without a
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
    outcomes: Object.fromEntries(calls.map(({ id }) => [id, DEFAULT_OUTCOMES])),
    project: ({ context }) => context,
    invariants: {},
  }
}

const DEFAULT_OUTCOMES = {
  done: { success: undefined },
  error: { failure: { message: 'failure' } },
}

/** Whether an event can be sent: it is neither one of XState's own events nor a wildcard. */
const isSendable = (type: string) => !type.startsWith('xstate.') && !type.includes('*')
