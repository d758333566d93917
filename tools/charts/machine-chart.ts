import type { AnyStateMachine, AnyStateNode } from 'xstate'

import { listNodes, transitionId } from 'statechart-paths/chart'

import type { Chart, ChartState, ChartTransition } from '../../src/chart/chart.ts'

type Transition = Parameters<typeof transitionId>[0]

/** The states and transitions of a machine, before the layout. */
export function machineChart(machine: AnyStateMachine): Chart {
  const nodes = listNodes(machine.root)
  return {
    machine: machine.id,
    states: nodes.map(toState),
    ways: nodes.flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(toTransitions),
    ),
  }
}

/** `signedOut.failed`; empty for the root. */
export const statePath = ({ machine }: Chart, id: string): string => id.slice(machine.length + 1)

function toState(node: AnyStateNode): ChartState {
  const { title = '', req } = (node.meta ?? {}) as { title?: string; req?: string }
  return {
    id: node.id,
    parent: node.parent?.id ?? null,
    name: node.key,
    title,
    kind: stateKind(node),
    isInitial: node.parent?.initial?.target?.includes(node) ?? false,
    tags: [...node.tags],
    requirements: req?.split(/[ ,]+/) ?? [],
  }
}

/** A state with an unguarded `always` transition is only passed through. */
function stateKind({ type, always = [] }: AnyStateNode): ChartState['kind'] {
  return type === 'atomic' && always.some(({ guard }) => !guard) ? 'passing' : type
}

function toTransitions(transition: Transition): ChartTransition[] {
  const { source, target, eventType, guard } = transition
  const way = {
    id: transitionId(transition),
    from: source.id,
    ...happening(eventType),
    guard: guardName(guard),
  }
  return target ? target.map(({ id }) => ({ ...way, to: id })) : [{ ...way, to: null }]
}

const KINDS: [prefix: string, kind: ChartTransition['kind']][] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'failed'],
  ['xstate.snapshot.', 'moved'],
  ['xstate.done.state.', 'always'],
  ['xstate.after.', 'time'],
]

function happening(eventType: string): Pick<ChartTransition, 'kind' | 'label'> {
  if (!eventType) return { kind: 'always', label: 'at once' }
  const [prefix, kind] = KINDS.find(([start]) => eventType.startsWith(start)) ?? ['', 'event']
  const label = eventType.slice(prefix.length)
  if (prefix === 'xstate.done.state.') return { kind, label: 'when it is done' }
  // The event type of a timer ends with the name of its state.
  return { kind, label: kind === 'time' ? label.replace(/\..*$/, '') : label }
}

/** `isRefused: car-taken`: a guard with its parameters. */
function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    const { guards = [] } = guard as { guards?: readonly unknown[] }
    return `${guard.name || 'a condition'}(${guards.map(guardName).join(', ')})`
  }
  const { type, params } = guard as { type: string; params?: unknown }
  const words = paramWords(params)
  return words.length > 0 ? `${type}: ${words.join(', ')}` : type
}

const paramWords = (params: unknown): string[] =>
  typeof params === 'object' && params !== null
    ? Object.values(params)
        .flat()
        .filter((value) => typeof value === 'string')
    : []
