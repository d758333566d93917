import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  SimulatedClock,
} from 'xstate'

import {
  describeCall,
  describeEmitted,
  describeTimer,
  toObservation,
  serializeWithoutContents,
} from '../lock/observed.ts'
import type { Effect, Observation } from '../lock/path-lock.ts'
import { listBrokenInvariants, toSnapshotKey } from '../model/explore.ts'
import type { Model, Step, Test } from '../model/model.ts'
import { type ControlledPorts, controlPorts, settlePromises } from './controlled-ports.ts'

/** Performs the steps of a test on the actor, on a page or in a browser. */
export interface StepDriver {
  start: (step: Step) => Promise<void>
  perform: (step: Step) => Promise<void>
  expect: (step: Step) => Promise<void>
  dispose: () => Promise<void>
}

export interface ActorDriver extends StepDriver {
  /** Returns the state and the effects of the last step. */
  observed: () => Observation
}

/** A place in which an actor is rendered and operated. Without a surface, events go directly to the actor. */
export interface Surface<Machine extends AnyStateMachine> {
  /** Replaces the input on start or reload. The contents of calls then differ from the lock. */
  arrive?: (input: InputFrom<Machine>) => InputFrom<Machine>
  /**
   * Returns the part of the observed state to compare with the lock. Default: everything, or everything except
   * contents when `arrive` is used.
   */
  visibleText?: (seen: Observation) => string
  /** Renders a new actor, after a start and after each reload. */
  mount: (actor: Actor<Machine>) => void | Promise<void>
  /** Performs the gesture of a step. Throws when the step has no gesture. */
  act: (step: Step) => void | Promise<void>
  /** Checks what the screen shows in the state after a step. Throws when the state has no check. */
  look: (step: Step, actor: Actor<Machine>) => void | Promise<void>
  unmount: () => void | Promise<void>
  /** Waits until the page is idle after a response or a timer. */
  settle?: () => Promise<void>
}

/**
 * Drives a real actor: its calls wait until a step resolves them, and its clock is simulated. With a surface,
 * gestures are performed on the surface, and the screen is checked after every step.
 */
export function createActorDriver<Machine extends AnyStateMachine>(
  model: Model<Machine>,
  surface?: Surface<Machine>,
): ActorDriver {
  let actor: Actor<Machine>
  let ports: ControlledPorts<Machine>
  let clock: SimulatedClock
  let effects: Effect[] = []

  const visibleText =
    surface?.visibleText ?? (surface?.arrive ? serializeWithoutContents : JSON.stringify)
  const observed = () => toObservation(model, actor.getSnapshot(), effects)
  const waitUntilIdle = () => surface?.settle?.() ?? settlePromises()
  const startActor = async ({ event }: Step) => {
    effects = []
    ports = controlPorts(model.machine, [], (id, input) => effects.push(describeCall(id, input)))
    clock = new SimulatedClock()
    const given = event['input'] as InputFrom<Machine>
    const input = surface?.arrive ? surface.arrive(given) : given
    actor = createActor(ports.machine, {
      input,
      clock,
      inspect: (inspected) => {
        // Skips the timers of child machines, which have locks of their own.
        if (inspected.actorRef === actor) effects.push(...describeTimer(inspected))
      },
    })
    actor.subscribe({ error: () => {} })
    actor.on('*', (fact) => effects.push(describeEmitted(fact)))
    actor.start()
    await surface?.mount(actor)
    await waitUntilIdle()
  }
  const stopActor = async () => {
    actor?.stop()
    await surface?.unmount()
  }

  return {
    start: startActor,
    perform: async (step) => {
      if (step.origin === 'reload') {
        await stopActor()
        return startActor(step)
      }
      effects = []
      if (step.origin === 'actor') ports.release(step.event)
      else if (step.origin === 'clock') clock.increment(step.delay ?? 0)
      else if (surface && step.origin === 'user') await surface.act(step)
      else actor.send(step.event as never)
      await waitUntilIdle()
    },
    expect: async (step) => {
      const snapshot = actor.getSnapshot()
      const { locked, key } = step.expect
      if (locked) assertSameText(observed(), locked, visibleText)
      else assertSameText(toSnapshotKey(model, snapshot), key, String)
      const broken = listBrokenInvariants(model, snapshot)
      if (broken.length > 0) throw new Error(`It breaks ${broken.join(', ')}`)
      await surface?.look(step, actor)
    },
    dispose: stopActor,
    observed,
  }
}

/**
 * Runs a test with a driver and returns the number of steps. Adds the path to the message of an error. Await
 * the promise directly: an assertion with `resolves` would omit the message and the path from the report.
 */
export async function walk({ name, steps }: Test, driver: StepDriver): Promise<number> {
  try {
    for (const [location, step] of steps.entries()) {
      const happen = step.origin === 'start' ? driver.start : driver.perform
      try {
        // oxlint-disable-next-line no-await-in-loop -- a step needs the one before it
        await happen(step)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await driver.expect(step)
      } catch (error) {
        throw createFailure(name, steps.slice(0, location + 1), error)
      }
    }
    return steps.length
  } finally {
    await driver.dispose()
  }
}

/** Returns the act of a step. Throws when the step has no act. */
export function findAct<Act>(acts: Readonly<Record<string, Act>>, { label }: Step): Act {
  const act = acts[label]
  if (act === undefined) throw new Error(`Nothing says how to do "${label}".`)
  return act
}

/** Returns the check of the state in which a step ends. Throws when the state has no check. */
export function findLook<Look>(looks: Readonly<Record<string, Look>>, { expect }: Step): Look {
  const look = looks[expect.leaf]
  if (look === undefined) throw new Error(`Nothing says what "${expect.leaf}" looks like.`)
  return look
}

function assertSameText<Value>(
  seen: Value,
  expected: Value,
  visibleText: (value: Value) => string,
) {
  if (visibleText(seen) !== visibleText(expected))
    throw new Error(`The machine shows\n${visibleText(seen)}\nand not\n${visibleText(expected)}`)
}

function createFailure(name: string, steps: Step[], cause: unknown): Error {
  const way = steps.map(({ label, expect }, location) => `${location}. ${label} -> ${expect.leaf}`)
  const message = cause instanceof Error ? cause.message : String(cause)
  return new Error(`${name}\n${way.join('\n')}\n${message}`, { cause })
}
