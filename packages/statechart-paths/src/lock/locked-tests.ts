import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { snapshotKey, makeMove } from '../model/explore.ts'
import type { Model, Step, Test } from '../model/model.ts'
import { type Move, listMoves, startMoves } from '../model/moves.ts'
import { startMachine } from '../model/step.ts'
import {
  type LockedStep,
  lookUp,
  type Observed,
  type PathLock,
  type PathSuite,
} from './path-lock.ts'

/**
 * The paths of a lock as tests of its machine. The lock defines the steps and the expected results;
 * the machine only provides the events. Throws when the machine cannot continue as the lock
 * requires.
 */
export function lockedTests<M extends AnyStateMachine>(
  model: Model<M>,
  lock: PathLock,
  suites: readonly PathSuite[],
): Test[] {
  return lock.paths
    .filter(({ suite }) => suites.includes(suite))
    .map(({ id, steps }) => ({
      name: `${model.name} ${id}: ${steps.length} steps, to ${steps.at(-1)?.[0]}`,
      steps: stepsAlong(model, id, steps, lock),
    }))
}

function stepsAlong<M extends AnyStateMachine>(
  model: Model<M>,
  id: string,
  steps: readonly LockedStep[],
  lock: PathLock,
): Step[] {
  let at: AnyMachineSnapshot | null = null
  return steps.map((step, number) => {
    const [label] = step
    const move = moveNamed(model, at, label)
    if (!move) throw new Error(`${model.name} ${id}: step ${number}, "${label}", cannot happen.`)
    at = at
      ? makeMove(model.machine, at, move).snapshot
      : startMachine(model.machine, move.event['input']).snapshot
    return lockedStep(model, move, at, lookUp(lock, step))
  })
}

/** Resolves a label of a lock in the current state: a start when there is none yet. */
export function moveNamed<M extends AnyStateMachine>(
  model: Model<M>,
  at: AnyMachineSnapshot | null,
  label: string,
): Move | undefined {
  const moves = at ? listMoves(model, at) : startMoves(model)
  return moves.find((move) => move.label === label)
}

function lockedStep<M extends AnyStateMachine>(
  model: Model<M>,
  { label, origin, event, delay }: Move,
  at: AnyMachineSnapshot,
  locked: Observed,
): Step {
  const { value, context } = at
  return {
    label,
    origin,
    event,
    ...(delay !== undefined && { delay }),
    expect: {
      value,
      leaf: locked.leaf,
      status: locked.state.status ?? 'active',
      tags: [...locked.state.tags],
      context,
      key: snapshotKey(model, at),
      locked,
    },
  }
}
