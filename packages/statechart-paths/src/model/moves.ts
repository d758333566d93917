import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { type Model, type Origin, RELOAD_EVENT_TYPE, START_EVENT_TYPE } from './model.ts'
import { getActiveNodes } from './step.ts'

/** An event that can happen next. `isHandled`: the machine has a transition for it. */
export interface Move {
  label: string
  origin: Origin
  event: AnyEventObject
  isHandled: boolean
  isUnoffered: boolean
  mayBeLost?: string
  delay?: number
}

export const listStartMoves = <M extends AnyStateMachine>({ starts }: Model<M>): Move[] =>
  Object.entries(starts).map(([name, input]) => ({
    label: `start: ${name}`,
    origin: 'start',
    event: { type: START_EVENT_TYPE, input },
    isHandled: true,
    isUnoffered: false,
  }))

/** Lists everything that can happen in a state: gestures, responses, timers, the environment, a reload. */
export function listMoves<M extends AnyStateMachine>(
  model: Model<M>,
  snapshot: AnyMachineSnapshot,
): Move[] {
  if (snapshot.status !== 'active') return listReloads(model, snapshot)
  return [
    ...listGestures(model, snapshot),
    ...listAnswers(model, snapshot),
    ...listTimers(model.machine, snapshot),
    ...listReloads(model, snapshot),
  ]
}

function listGestures<M extends AnyStateMachine>(model: Model<M>, at: AnyMachineSnapshot): Move[] {
  const known = new Set<string>(getActiveNodes(at).flatMap((node) => node.ownEvents))
  return model.cases
    .filter(({ when }) => !when || when(at as never))
    .map(({ label, event, origin = 'user', isUnoffered = false, mayBeLost }) => ({
      label,
      origin,
      event,
      isHandled: known.has(event.type),
      isUnoffered: typeof isUnoffered === 'function' ? isUnoffered(at as never) : isUnoffered,
      ...(mayBeLost && { mayBeLost }),
    }))
}

function listAnswers<M extends AnyStateMachine>(model: Model<M>, at: AnyMachineSnapshot): Move[] {
  return getActiveNodes(at)
    .flatMap((node) => node.invoke)
    .flatMap(({ id }) => {
      const outcomes = model.outcomes[id]
      if (!outcomes) throw new Error(`${model.name} has no outcomes for the call "${id}".`)
      const createAnswer = (kind: string, name: string, event: AnyEventObject): Move => ({
        label: `${id} ${kind}: ${name}`,
        origin: 'actor',
        event: { ...event, actorId: id },
        isHandled: true,
        isUnoffered: false,
      })
      const { when = () => true } = outcomes
      const listPossible = (all: Record<string, unknown> = {}) =>
        Object.entries(all).filter(([name]) => when(name, at))
      return [
        ...listPossible(outcomes.done).map(([name, output]) =>
          createAnswer('done', name, { type: `xstate.done.actor.${id}`, output }),
        ),
        ...listPossible(outcomes.error).map(([name, error]) =>
          createAnswer('failed', name, { type: `xstate.error.actor.${id}`, error }),
        ),
        ...listPossible(outcomes.moved).map(([name, context]) =>
          createAnswer('moved', name, { type: `xstate.snapshot.${id}`, snapshot: { context } }),
        ),
      ]
    })
}

function listTimers(machine: AnyStateMachine, at: AnyMachineSnapshot): Move[] {
  return getActiveNodes(at).flatMap((node) =>
    node.after.map(({ delay, eventType }) => ({
      label: `after ${String(delay)}`,
      origin: 'clock' as const,
      event: { type: eventType },
      isHandled: true,
      isUnoffered: false,
      delay: resolveDelayMs(machine, at, delay),
    })),
  )
}

function resolveDelayMs(machine: AnyStateMachine, at: AnyMachineSnapshot, delay: unknown): number {
  if (typeof delay === 'number') return delay
  const named: unknown = machine.implementations.delays[String(delay)]
  if (typeof named === 'number') return named
  if (typeof named !== 'function') throw new Error(`The delay "${String(delay)}" is not named.`)
  return Number(named({ context: at.context, event: { type: 'walk' } }, undefined))
}

function listReloads<M extends AnyStateMachine>(model: Model<M>, at: AnyMachineSnapshot): Move[] {
  const input = model.reload?.(at as never) ?? null
  if (input === null) return []
  const event = { type: RELOAD_EVENT_TYPE, input }
  return [{ label: 'reload', origin: 'reload', event, isHandled: true, isUnoffered: false }]
}
