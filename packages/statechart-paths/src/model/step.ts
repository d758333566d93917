import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createEmptyActor,
  type InspectedMicrostepEvent,
} from 'xstate'

/**
 * `source | event | index among the event's transitions`. The id does not change when ports are implemented.
 */
export type TransitionId = string
type Transition = InspectedMicrostepEvent['_transitions'][number]

export interface StepResult {
  snapshot: AnyMachineSnapshot
  taken: TransitionId[]
  /** Every state that was entered, including transient ones. */
  entered: string[]
  /** Each guard that was evaluated, with its result. */
  guards: (readonly [TransitionId, boolean])[]
}

interface Microstep {
  event: AnyEventObject
  transitions: Transition[]
  snapshot: AnyMachineSnapshot
}

/** Returns the initial state of a machine. Runs no call, no timer, and no action except `assign`. */
export function startMachine(machine: AnyStateMachine, input: unknown): StepResult {
  const { scope, microsteps } = watchMicrosteps()
  const snapshot = machine.getInitialSnapshot(scope, input)
  const passed = microsteps.flatMap(({ transitions }) => transitions.filter(isDeclared))
  return {
    snapshot,
    taken: passed.map(getTransitionId),
    entered: listEnteredStates(
      [...microsteps, { event: { type: '' }, transitions: [], snapshot }],
      passed,
    ),
    guards: [
      ...passed.flatMap((t) => listEvaluatedGuards(t.source.always ?? [], t)),
      ...listFalseGuards(snapshot),
    ],
  }
}

/** Returns everything that an event causes, until the machine is idle. */
export function takeStep(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: AnyEventObject,
): StepResult {
  const { scope, microsteps } = watchMicrosteps()
  const snapshot = machine.transition(from, event, scope) as AnyMachineSnapshot
  let before = from
  const guards = microsteps.flatMap((microstep) => {
    const results = listGuards(before, microstep)
    before = microstep.snapshot
    return results
  })
  if (microsteps.length === 0)
    guards.push(...listGuards(from, { event, transitions: [], snapshot }))
  const passed = microsteps.flatMap(({ transitions }) => transitions)
  return {
    snapshot,
    taken: passed.map(getTransitionId),
    entered: listEnteredStates(microsteps, passed),
    guards: [...guards, ...listFalseGuards(snapshot)],
  }
}

export function getTransitionId(transition: Transition): TransitionId {
  const { source, eventType } = transition
  const list = eventType ? source.transitions.get(eventType) : source.always
  return `${source.id} | ${eventType || 'always'} | ${list?.indexOf(transition) ?? 0}`
}

/** Returns the active states of a snapshot, from the root down. */
export function getActiveNodes(snapshot: AnyMachineSnapshot): AnyStateNode[] {
  // oxlint-disable-next-line no-underscore-dangle -- xstate's own name
  return snapshot._nodes
}

const doNothing = () => {}

/**
 * XState reports transitions only to inspectors of a running system. Each step uses its own silent
 * system, which also keeps the `systemId`s of siblings apart.
 */
function watchMicrosteps() {
  const microsteps: Microstep[] = []
  const self = createEmptyActor()
  const { system } = self as unknown as Pick<AnyActorScope, 'system'>
  system.inspect((event) => {
    // Ignores the microsteps of child machines that start in this step.
    if (event.type !== '@xstate.microstep' || event.actorRef !== self) return
    const snapshot = event.snapshot as AnyMachineSnapshot
    // oxlint-disable-next-line no-underscore-dangle -- xstate's own name
    microsteps.push({ event: event.event, transitions: event._transitions, snapshot })
  })
  const scope = {
    self,
    system,
    id: '',
    sessionId: 'walk',
    logger: doNothing,
    defer: doNothing,
    emit: doNothing,
    stopChild: doNothing,
    actionExecutor: doNothing,
  } as unknown as AnyActorScope
  return { scope, microsteps }
}

/** Evaluates inner states first: their transitions take precedence over those of their ancestors. */
function listGuards(before: AnyMachineSnapshot, { event, transitions }: Microstep) {
  const isEventless = transitions.length > 0 && transitions.every((t) => !t.eventType)
  const inner = getActiveNodes(before).toSorted((a, b) => b.path.length - a.path.length)
  const decided = new Set<AnyStateNode>()
  return inner.flatMap((node) => {
    if (decided.has(node)) return []
    const list = isEventless ? (node.always ?? []) : (node.transitions.get(event.type) ?? [])
    const chosen = list.find((candidate) => transitions.includes(candidate))
    for (let around = chosen ? node.parent : undefined; around; around = around.parent) {
      decided.add(around)
    }
    return listEvaluatedGuards(list, chosen)
  })
}

/**
 * Lists the guards of the chosen alternative, which was true, and of the alternatives before it, which were
 * false.
 */
function listEvaluatedGuards(
  list: readonly Transition[],
  chosen?: Transition,
): [TransitionId, boolean][] {
  const until = chosen ? list.indexOf(chosen) : list.length
  const rejected = list.slice(0, until).filter(({ guard }) => guard)
  const results: [TransitionId, boolean][] = rejected.map((transition) => [
    getTransitionId(transition),
    false,
  ])
  return chosen?.guard ? [...results, [getTransitionId(chosen), true]] : results
}

function listFalseGuards(snapshot: AnyMachineSnapshot) {
  return getActiveNodes(snapshot).flatMap((node) => listEvaluatedGuards(node.always ?? []))
}

function listEnteredStates(microsteps: Microstep[], passed: Transition[]): string[] {
  const nodes = microsteps.flatMap(({ snapshot }) => getActiveNodes(snapshot))
  return [...new Set([...nodes, ...passed.map(({ source }) => source)].map(({ id }) => id))]
}

/** Whether the machine declares the transition; XState adds one for each initial state. */
function isDeclared(transition: Transition): boolean {
  const { source, eventType } = transition
  return Boolean(eventType) || Boolean(source.always?.includes(transition))
}
