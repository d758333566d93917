/** What of a chart's description the mutations change; the rest goes along. */
export interface StateConfig {
  states?: Record<string, StateConfig>
  on?: Record<string, Transitions>
  after?: Record<string, Transitions>
  always?: Transitions
  onDone?: Transitions
  invoke?: unknown
  entry?: unknown
  exit?: unknown
  tags?: unknown
}

export interface ChartConfig extends StateConfig {
  id?: string
}

export interface Invoke {
  id?: string
  onDone?: Transitions
  onError?: Transitions
  onSnapshot?: Transitions
}

export interface Transition {
  target?: string
  guard?: unknown
  actions?: unknown
}

export type Transitions = string | Transition | readonly (string | Transition)[] | undefined

/** One, several or none, as a list. */
export const toList = <Value>(value: Value | readonly Value[] | undefined): Value[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? [...(value as Value[])] : [value as Value]
}

/** The alternatives of an event, each with its target by name. */
export const listAlternatives = (transitions: Transitions): Transition[] =>
  toList<string | Transition>(transitions).map((one) =>
    typeof one === 'string' ? { target: one } : { ...one },
  )

/** A copy whose parts can be changed; functions and actors stay the same ones. */
export function deepCopy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => deepCopy(item)) as Value
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, deepCopy(item)]),
  ) as Value
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
