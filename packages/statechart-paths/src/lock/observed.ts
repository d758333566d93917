import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'

import { getLeafName, type Model } from '../model/model.ts'
import { getActiveNodes } from '../model/step.ts'
import type { Effect, Observation } from './path-lock.ts'

export const describeCall = (id: string, input: unknown): Effect => ({
  name: `calls ${id}`,
  what: input,
})

export const describeEmitted = ({ type, ...what }: AnyEventObject): Effect => ({
  name: `emits ${type}`,
  what,
})

/**
 * Describes the timer that an actor starts, including its duration in milliseconds. Restarting the timer counts
 * as another effect.
 */
export function describeTimer(inspected: InspectionEvent): Effect[] {
  if (inspected.type !== '@xstate.action') return []
  const { event, delay } = (inspected.action.params ?? {}) as Partial<DelayedRaise>
  const [, name] = /^xstate\.after\.([^.]+)/.exec(event?.type ?? '') ?? []
  return name === undefined ? [] : [{ name: `waits ${name}`, what: delay }]
}

interface DelayedRaise {
  event: AnyEventObject
  delay: number
}

export function toObservation<M extends AnyStateMachine>(
  model: Model<M>,
  at: AnyMachineSnapshot,
  effects: readonly Effect[],
): Observation {
  const requirements = getActiveNodes(at).flatMap(listRequirementIds)
  return {
    leaf: getLeafName(at.value),
    state: toPlain({
      tags: [...at.tags].toSorted(),
      data: model.project(at as never) ?? null,
      ...(model.detail && { detail: model.detail(at as never) ?? null }),
      ...(requirements.length > 0 && { requirements }),
      ...(at.status !== 'active' && { status: at.status }),
      ...(at.output !== undefined && { output: at.output }),
    }),
    effects: effects.map(({ name, what }) => ({ name, what: toPlain(what) })),
  }
}

/** Serializes an observation without the contents of calls and emitted events. */
export const serializeWithoutContents = ({ leaf, state, effects }: Observation): string =>
  JSON.stringify([leaf, state, effects.map(({ name }) => name)])

/** Returns a state's requirement ids: `meta.req` contains one or several, separated by spaces. */
function listRequirementIds({ meta }: { meta?: unknown }): string[] {
  const { req } = (meta ?? {}) as { req?: string }
  return req?.split(/[ ,]+/) ?? []
}

/** Returns the value after a round trip through JSON. */
const toPlain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value ?? null)) as Value
