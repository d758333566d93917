import { describeCause, listNodes, getTransitionId } from 'statechart-paths/chart'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'

type Transition = Parameters<typeof getTransitionId>[0]

/** Returns the states and transitions of a machine, before the layout. */
export function createChart(machine: AnyStateMachine): Chart {
  const nodes = listNodes(machine.root)
  return {
    machine: machine.id,
    states: nodes.map(toState),
    ways: nodes.flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(toTransitions),
    ),
  }
}

/** Returns the path of a state: `signedOut.failed`; empty for the root. */
export const getStatePath = ({ machine }: Chart, id: string): string => id.slice(machine.length + 1)

function toState(node: AnyStateNode): ChartState {
  const { title = '', req } = (node.meta ?? {}) as { title?: string; req?: string }
  return {
    id: node.id,
    parent: node.parent?.id ?? null,
    name: node.key,
    title,
    kind: toStateKind(node),
    isInitial: node.parent?.initial?.target?.includes(node) ?? false,
    tags: [...node.tags],
    requirements: req?.split(/[ ,]+/) ?? [],
  }
}

/** A state with an unguarded `always` transition is only passed through. */
function toStateKind({ type, always = [] }: AnyStateNode): ChartState['kind'] {
  return type === 'atomic' && always.some(({ guard }) => !guard) ? 'passing' : type
}

function toTransitions(transition: Transition): ChartTransition[] {
  const { source, target } = transition
  const way = {
    id: getTransitionId(transition),
    from: source.id,
    ...describeCause(transition),
  }
  return target ? target.map(({ id }) => ({ ...way, to: id })) : [{ ...way, to: null }]
}
