import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { toSnapshotKey, makeMove } from '../model/explore.ts'
import type { Model, Step, Test } from '../model/model.ts'
import { type Move, listMoves, listStartMoves } from '../model/moves.ts'
import { startMachine } from '../model/step.ts'
import {
  type LockedStep,
  resolveLockedStep,
  type Observation,
  type PathLock,
  type PathSuite,
} from './path-lock.ts'

/**
 * Converts the paths in a lock to tests of its machine. The lock defines the steps and the expected results;
 * the machine only provides the events. Throws when a step of the lock is no longer possible.
 */
export function createLockedTests<M extends AnyStateMachine>(
  model: Model<M>,
  lock: PathLock,
  suites: readonly PathSuite[],
): Test[] {
  return lock.paths
    .filter(({ suite }) => suites.includes(suite))
    .map(({ id, steps }) => ({
      name: `${model.name} ${id}: ${steps.length} steps, to ${steps.at(-1)?.[0]}`,
      steps: followSteps(model, id, steps, lock),
    }))
}

function followSteps<M extends AnyStateMachine>(
  model: Model<M>,
  id: string,
  steps: readonly LockedStep[],
  lock: PathLock,
): Step[] {
  let at: AnyMachineSnapshot | null = null
  return steps.map((step, number) => {
    const [label] = step
    const move = findMove(model, at, label)
    if (!move) throw new Error(`${model.name} ${id}: step ${number}, "${label}", cannot happen.`)
    at = at
      ? makeMove(model.machine, at, move).snapshot
      : startMachine(model.machine, move.event['input']).snapshot
    return toLockedStep(model, move, at, resolveLockedStep(lock, step))
  })
}

/** Finds the move with a label from the lock: in the given state, or among the starts if no state is given. */
export function findMove<M extends AnyStateMachine>(
  model: Model<M>,
  at: AnyMachineSnapshot | null,
  label: string,
): Move | undefined {
  const moves = at ? listMoves(model, at) : listStartMoves(model)
  return moves.find((move) => move.label === label)
}

function toLockedStep<M extends AnyStateMachine>(
  model: Model<M>,
  { label, origin, event, delay }: Move,
  at: AnyMachineSnapshot,
  locked: Observation,
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
      key: toSnapshotKey(model, at),
      locked,
    },
  }
}
