import type { getTransitionId } from './step.ts'

type Transition = Parameters<typeof getTransitionId>[0]

/** Why a machine takes a transition. */
export interface Cause {
  kind: 'event' | 'done' | 'failed' | 'moved' | 'time' | 'always'
  /** The event, the call, or the delay. */
  label: string
  guard: string | null
}

const KINDS_BY_PREFIX: [prefix: string, kind: Cause['kind']][] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'failed'],
  ['xstate.snapshot.', 'moved'],
  ['xstate.done.state.', 'always'],
  ['xstate.after.', 'time'],
]

export const describeCause = ({ eventType, guard }: Transition): Cause => ({
  ...describeEventType(eventType),
  guard: formatGuard(guard),
})

function describeEventType(eventType: string): Pick<Cause, 'kind' | 'label'> {
  if (!eventType) return { kind: 'always', label: 'at once' }
  const [prefix, kind] = KINDS_BY_PREFIX.find(([start]) => eventType.startsWith(start)) ?? [
    '',
    'event',
  ]
  const label = eventType.slice(prefix.length)
  if (prefix === 'xstate.done.state.') return { kind, label: 'when it is done' }
  // A timer's event type ends with the name of its state.
  return { kind, label: kind === 'time' ? label.replace(/\..*$/, '') : label }
}

/** Formats a guard with its parameters: `isRefused: car-taken`. */
function formatGuard(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    const { guards = [] } = guard as { guards?: readonly unknown[] }
    return `${guard.name || 'a condition'}(${guards.map(formatGuard).join(', ')})`
  }
  const { type, params } = guard as { type: string; params?: unknown }
  const words = listParamTexts(params)
  return words.length > 0 ? `${type}: ${words.join(', ')}` : type
}

const listParamTexts = (params: unknown): string[] =>
  typeof params === 'object' && params !== null
    ? Object.values(params)
        .flat()
        .filter((value) => typeof value === 'string')
    : []

const CAUSE_PREFIXES: Readonly<Record<Cause['kind'], string>> = {
  event: '',
  done: 'answer of ',
  failed: 'problem of ',
  moved: 'progress of ',
  time: 'after ',
  always: '',
}

/** Describes a cause in words: `answer of sendMessage [isAccepted]`. */
export function formatCause({ kind, label, guard }: Cause): string {
  const cause = `${CAUSE_PREFIXES[kind]}${label}`
  return guard === null ? cause : `${cause} [${guard}]`
}
