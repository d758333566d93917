import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import type { Model } from 'statechart-paths'
import { makeMove, type Move, listMoves, activeNodes } from 'statechart-paths/chart'

import type { Journey } from '../chart/chart.ts'
import type { Moment, ShownMove } from '../panel/moment.ts'
import type { Recorded } from './stage-interface.ts'

interface Situation {
  model: Model<AnyStateMachine>
  latest: AnyMachineSnapshot
  trail: readonly Recorded[]
  at: number
  journey: Journey | null
}

/** Describes the current situation of a machine for the panel. */
export function describeMoment({ model, latest, trail, at, journey }: Situation): Moment {
  return {
    machine: model.machine.id,
    lit: activeNodes(latest).map(({ id }) => id),
    taken: trail[at]?.taken ?? [],
    moves: listMoves(model, latest)
      .filter(({ isHandled }) => isHandled)
      .map((move) => shownMove(latest, move)),
    trail: trail.map(({ label, leaf }) => ({ label: label.replace(/^start: /, ''), leaf })),
    at,
    journey: journey && { ...journey, taken: at },
  }
}

/** The label of an event: the model's label if it has one for the event, else the event type. */
export function eventLabel({ cases }: Model<AnyStateMachine>, event: AnyEventObject): string {
  const alike = cases.filter((known) => known.event.type === event.type)
  const same = alike.find((known) => JSON.stringify(known.event) === JSON.stringify(event))
  return (same ?? alike[0])?.label ?? event.type.replace(/^xstate\./, '')
}

const KINDS = {
  start: 'reload',
  user: 'gesture',
  actor: 'answer',
  clock: 'time',
  environment: 'environment',
  reload: 'reload',
} as const

const ANSWER = /^(.+?) (done|failed|moved): (.+)$/

function shownMove(latest: AnyMachineSnapshot, move: Move): ShownMove {
  const { label, origin, delay } = move
  const [, id, ending, outcome] = (origin === 'actor' && ANSWER.exec(label)) || []
  return {
    label,
    kind: KINDS[origin],
    // A restart always changes something.
    takes: origin === 'reload' ? [''] : makeMove(latest.machine, latest, move).taken,
    ...(id && outcome && { call: { id, ending: callEnding(ending, move), outcome } }),
    ...(delay !== undefined && { delay }),
  }
}

function callEnding(ending: string | undefined, { event }: Move) {
  const output = event['output'] as { ok?: boolean } | undefined
  if (ending === 'done') return output?.ok === false ? 'refused' : 'done'
  return ending === 'moved' ? 'moved' : 'failed'
}
