import type { AnyStateMachine, AnyStateNode } from 'xstate'

import { everyNode } from '#machines/testing/coverage.ts'
import { transitionId, type TransitionId } from '#machines/testing/step.ts'

/** A state of a chart, JSON-plain. */
export interface DescribedState {
  /** `signedOut.failed`; empty for the whole chart. */
  path: string
  title: string | null
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  initial: string | null
  tags: readonly string[]
  requirements: readonly string[]
  transitions: readonly ChartTransition[]
}

export interface ChartTransition {
  id: TransitionId
  /** What it waits for: an event, an answer, a problem, progress of a child, a timer, or nothing. */
  kind: 'event' | 'answer' | 'problem' | 'progress' | 'timer' | 'always'
  /** Of the event, the call or the delay. */
  name: string
  guard: string | null
  /** The paths of the states that it leads to; empty where it stays. */
  targets: readonly string[]
}

type Transition = NonNullable<AnyStateNode['always']>[number]

/** What a machine declares, in the order of its chart, from the root on. */
export const describeChart = (machine: AnyStateMachine): DescribedState[] =>
  everyNode(machine.root).map((node) => stateFrom(node))

function stateFrom(node: AnyStateNode): DescribedState {
  const meta = node.meta as { title?: string; req?: string } | undefined
  return {
    path: statePath(node),
    title: meta?.title ?? null,
    kind: node.type,
    initial: node.type === 'compound' ? (node.initial.target[0]?.path.join('.') ?? null) : null,
    tags: node.tags,
    requirements: meta?.req?.split(/[ ,]+/) ?? [],
    transitions: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(
      (transition) => transitionFrom(node, transition),
    ),
  }
}

function transitionFrom(node: AnyStateNode, transition: Transition): ChartTransition {
  const { eventType, guard, target = [] } = transition
  const targets = target.map((to) => statePath(to))
  return {
    id: transitionId(transition),
    ...findCause(node, eventType),
    guard: guardName(guard),
    targets,
  }
}

const INTERNAL = [
  ['xstate.done.actor.', 'answer'],
  ['xstate.error.actor.', 'problem'],
  ['xstate.snapshot.', 'progress'],
] as const

function findCause(node: AnyStateNode, eventType: string): Pick<ChartTransition, 'kind' | 'name'> {
  if (eventType === '') return { kind: 'always', name: '' }
  const timer = node.after.find((after) => after.eventType === eventType)
  if (timer) return { kind: 'timer', name: String(timer.delay) }
  for (const [prefix, kind] of INTERNAL) {
    if (eventType.startsWith(prefix)) return { kind, name: eventType.slice(prefix.length) }
  }
  return { kind: 'event', name: eventType }
}

/** `isRefused: car-taken`: a guard with what it is asked about, as far as the chart itself says. */
function guardName(guard: Transition['guard']): string | null {
  if (!guard) return null
  if (typeof guard === 'string') return guard
  const { type, params } = guard as { type?: string; params?: unknown }
  if (type === undefined) return 'a condition'
  const words = paramWords(typeof params === 'function' ? probed(params) : params)
  return words.length > 0 ? `${type}: ${words.join(', ')}` : type
}

/** What a guard asks for does not depend on the answer that it looks at. */
function probed(params: Function): unknown {
  try {
    return Reflect.apply(params, null, [{ context: {}, event: { output: {} } }])
  } catch {
    return null
  }
}

function paramWords(params: unknown): string[] {
  if (typeof params !== 'object' || params === null) return []
  return Object.values(params)
    .flat()
    .filter((value) => typeof value === 'string')
}

const statePath = ({ path }: AnyStateNode) => path.join('.')
