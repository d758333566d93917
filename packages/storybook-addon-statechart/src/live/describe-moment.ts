import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import type { Model } from 'statechart-paths'
import { makeMove, type Move, listMoves, getActiveNodes } from 'statechart-paths/chart'

import type { Journey } from '../chart/chart.ts'
import type { Moment, ShownMove } from '../panel/moment.ts'
import type { RecordedStep } from './stage-interface.ts'

interface Situation {
  model: Model<AnyStateMachine>
  latest: AnyMachineSnapshot
  trail: readonly RecordedStep[]
  at: number
  journey: Journey | null
}

/** Describes the current situation of a machine for the panel. */
export function describeMoment({ model, latest, trail, at, journey }: Situation): Moment {
  return {
    machine: model.machine.id,
    lit: getActiveNodes(latest).map(({ id }) => id),
    taken: trail[at]?.taken ?? [],
    moves: listMoves(model, latest)
      .filter(({ isHandled }) => isHandled)
      .map((move) => toShownMove(latest, move)),
    trail: trail.map(({ label, leaf }) => ({ label: label.replace(/^start: /, ''), leaf })),
    at,
    journey: journey && { ...journey, taken: at },
  }
}

/** Returns the label of an event: the model's label if there is one, otherwise the event type. */
export function findEventLabel({ cases }: Model<AnyStateMachine>, event: AnyEventObject): string {
  const alike = cases.filter((known) => known.event.type === event.type)
  const same = alike.find((known) => JSON.stringify(known.event) === JSON.stringify(event))
  return (same ?? alike[0])?.label ?? event.type.replace(/^xstate\./, '')
}

const MOVE_KINDS = {
  start: 'reload',
  user: 'gesture',
  actor: 'answer',
  clock: 'time',
  environment: 'environment',
  reload: 'reload',
} as const

const ANSWER_LABEL_PATTERN = /^(.+?) (done|failed|moved): (.+)$/

function toShownMove(latest: AnyMachineSnapshot, move: Move): ShownMove {
  const { label, origin, delay } = move
  const [, id, ending, outcome] = (origin === 'actor' && ANSWER_LABEL_PATTERN.exec(label)) || []
  return {
    label,
    kind: MOVE_KINDS[origin],
    // A restart always changes something.
    takes: origin === 'reload' ? [''] : makeMove(latest.machine, latest, move).taken,
    ...(id && outcome && { call: { id, ending: toCallEnding(ending, move), outcome } }),
    ...(delay !== undefined && { delay }),
  }
}

function toCallEnding(ending: string | undefined, { event }: Move) {
  const output = event['output'] as { ok?: boolean } | undefined
  if (ending === 'done') return output?.ok === false ? 'refused' : 'done'
  return ending === 'moved' ? 'moved' : 'failed'
}
