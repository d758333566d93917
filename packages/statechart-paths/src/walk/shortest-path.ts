import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import type { Model, Step } from '../model/model.ts'
import { isInState, toTestModel } from './test-model.ts'

/**
 * Finds the shortest path from any start to a state: `editing.driver`, `editing`, or all active states of a
 * parallel machine. The path may use controls, responses, timers and the environment. Returns null when the
 * machine is never idle in that state.
 */
export function findShortestPath<M extends AnyStateMachine>(
  model: Model<M>,
  leaf: string,
): Step[] | null {
  const isMet = (at: AnyMachineSnapshot) => isInState(at, leaf)
  const ways = Object.keys(model.starts).flatMap((start) => {
    const tests = toTestModel(model, { start, unoffered: false })
    const [path] = tests.getShortestPaths({
      toState: isMet,
      stopWhen: createStopCondition(isMet),
      allowDuplicatePaths: true,
    })
    return path ? [tests.steps(path)] : []
  })
  return ways.toSorted((one, other) => one.length - other.length)[0] ?? null
}

/** XState searches breadth first: once it has found the state, no later path is shorter. */
function createStopCondition(isMet: (at: AnyMachineSnapshot) => boolean) {
  let wasMet = false
  return (at: AnyMachineSnapshot) => {
    wasMet = wasMet || isMet(at)
    return wasMet
  }
}
