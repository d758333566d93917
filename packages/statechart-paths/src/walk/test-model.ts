import type {
  ActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { TestModel, type TestModelOptions, type TestParam, type TestPath } from 'xstate/graph'

import { replaySteps } from '../coverage/suite.ts'
import { toSnapshotKey } from '../model/explore.ts'
import {
  getLeafName,
  type Model,
  RELOAD_EVENT_TYPE,
  START_EVENT_TYPE,
  type Step,
} from '../model/model.ts'
import { type Move, listMoves } from '../model/moves.ts'
import { startMachine, getActiveNodes, takeStep } from '../model/step.ts'
import type { StepDriver } from './driver.ts'

type Path<M extends AnyStateMachine> = TestPath<SnapshotFrom<M>, AnyEventObject>
type Executors<M extends AnyStateMachine> = TestParam<SnapshotFrom<M>, AnyEventObject>
type XStateOptions<M extends AnyStateMachine> = TestModelOptions<
  SnapshotFrom<M>,
  AnyEventObject,
  InputFrom<M>
>

interface Options<M extends AnyStateMachine> extends Partial<XStateOptions<M>> {
  /** The name of the start in the model. Default: the first start. */
  start?: string
  /** Includes events that no control sends. */
  unoffered?: boolean
}

/**
 * Creates the `TestModel` of `xstate/graph` for one start of a model: the gestures, responses, timers and
 * reloads of each state are events, and the model's projection identifies states. Accepts every option of
 * XState's own constructor. Throws when the model has no such start.
 */
export function toTestModel<M extends AnyStateMachine>(
  model: Model<M>,
  options: Options<M> = {},
): WalkerTestModel<M> {
  return new WalkerTestModel(model, options)
}

/**
 * Whether a snapshot is in a state: `editing.driver`, `editing`, `#checkout.editing`, or all active states of a
 * parallel machine.
 */
export function isInState(snapshot: AnyMachineSnapshot, state: string): boolean {
  if (state.startsWith('#')) return getActiveNodes(snapshot).some(({ id }) => `#${id}` === state)
  return getLeafName(snapshot.value) === state || snapshot.matches(state)
}

/**
 * Stricter than XState: a path fails if it contains an event without an executor or a state without a check.
 */
class WalkerTestModel<M extends AnyStateMachine> extends TestModel<
  SnapshotFrom<M>,
  AnyEventObject,
  InputFrom<M>
> {
  readonly #model: Model<M>
  readonly #start: string

  constructor(model: Model<M>, { start, unoffered = true, ...upstream }: Options<M>) {
    const name = start ?? Object.keys(model.starts)[0]
    if (name === undefined) throw new Error(`${model.name} has no start.`)
    if (!(name in model.starts)) throw new Error(`${model.name} has no start "${name}".`)
    super(toActorLogic(model), {
      input: model.starts[name] as InputFrom<M>,
      events: (at) =>
        listMoves(model, at)
          .filter(({ isHandled, isUnoffered }) => isHandled && (unoffered || !isUnoffered))
          .map(toMoveEvent),
      serializeState: (at) => toSnapshotKey(model, at),
      stateMatcher: isInState,
      ...upstream,
    })
    this.#model = model
    this.#start = name
  }

  /** Converts a path of this model to steps. Throws when replaying it leads to a different state. */
  steps({ steps }: Pick<Path<M>, 'steps'>): Step[] {
    const model = this.#model
    const way = steps.map(({ state, event }, index) => {
      const before = steps[index - 1]?.state
      const happened = before ? findMoveForEvent(model, before, event) : this.#beginning()
      return { ...happened, to: toSnapshotKey(model, state) }
    })
    return replaySteps({ model }, way)
  }

  /** Converts a driver for `path.test`: an executor for each event, a test for each state. */
  executors(path: Path<M>, driver: StepDriver): Executors<M> {
    const steps = this.steps(path)
    let done: Step | undefined
    const execute = async (step: object) => {
      done = steps[path.steps.findIndex((own) => own === step)]
      await (done?.origin === 'start'
        ? driver.start(assertKnown(done))
        : driver.perform(assertKnown(done)))
    }
    return {
      events: Object.fromEntries(path.steps.map(({ event }) => [event.type, execute])),
      states: { '*': () => driver.expect(assertKnown(done)) },
    }
  }

  override async testTransition(
    params: Executors<M>,
    step: Path<M>['steps'][number],
  ): Promise<void> {
    const { type } = step.event
    if (!params.events?.[type]) throw new Error(`Nothing says how to do "${type}".`)
    await super.testTransition(params, step)
  }

  override async testState(
    params: Executors<M>,
    state: SnapshotFrom<M>,
    options?: Partial<XStateOptions<M>>,
  ): Promise<void> {
    const isTested = Object.keys(params.states ?? {}).some(
      (key) => key === '*' || this.options.stateMatcher(state, key),
    )
    if (!isTested) {
      const leaf = getLeafName((state as AnyMachineSnapshot).value)
      throw new Error(`Nothing says what "${leaf}" looks like.`)
    }
    await super.testState(params, state, options)
  }

  #beginning(): Pick<Move, 'label' | 'origin' | 'event' | 'isUnoffered'> {
    const event = { type: START_EVENT_TYPE, input: this.#model.starts[this.#start] }
    return { label: `start: ${this.#start}`, origin: 'start', event, isUnoffered: false }
  }
}

/**
 * Runs each step in a separate silent system. XState uses one system for all steps, in which `systemId`s would
 * clash.
 */
function toActorLogic<M extends AnyStateMachine>({
  machine,
  reload,
}: Model<M>): ActorLogic<SnapshotFrom<M>, AnyEventObject, InputFrom<M>> {
  return {
    transition: (at, event) => {
      const isReload = event.type === RELOAD_EVENT_TYPE
      const taken = isReload ? startMachine(machine, reload?.(at)) : takeStep(machine, at, event)
      return taken.snapshot as SnapshotFrom<M>
    },
    getInitialSnapshot: (_, input) => startMachine(machine, input).snapshot as SnapshotFrom<M>,
    getPersistedSnapshot: (at) => at,
  }
}

/** Omits the input of a reload: it can differ between snapshots that the projection treats as equal. */
const toMoveEvent = ({ event }: Move): AnyEventObject =>
  event.type === RELOAD_EVENT_TYPE ? { type: RELOAD_EVENT_TYPE } : event

function assertKnown(step: Step | undefined): Step {
  if (!step) throw new Error('These executors are of another path.')
  return step
}

function findMoveForEvent<M extends AnyStateMachine>(
  model: Model<M>,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): Move {
  const text = JSON.stringify(event)
  const move = listMoves(model, before).find((can) => JSON.stringify(toMoveEvent(can)) === text)
  if (!move) throw new Error(`${text} cannot happen in ${getLeafName(before.value)}.`)
  return move
}
