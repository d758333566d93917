import type { AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate'

import { type Model, createLockedTests } from 'statechart-paths'
import { parseLock } from 'statechart-paths/lock'

interface LockedScene<Machine extends AnyStateMachine> {
  value: StateValueFrom<Machine>
  context: ContextFrom<Machine>
}

/**
 * Returns a function that finds the value and context for states such as `list.shown & sync.idle`, at the end
 * of the shortest locked path to them. The function throws when no path ends in these states.
 */
export function createSceneFinder<Machine extends AnyStateMachine>(
  model: Model<Machine>,
  lockText: string,
): (leaf: string) => LockedScene<Machine> {
  const tests = createLockedTests(model, parseLock(lockText), ['standard', 'pairs'])
  const moments = tests
    .flatMap(({ steps }) => steps.map(({ expect }, index) => ({ expect, index })))
    .toSorted((a, b) => a.index - b.index)
  return (leaf) => {
    const first = moments.find(({ expect }) => expect.leaf === leaf)
    if (!first) throw new Error(`No path of ${model.name} comes to ${leaf}.`)
    const { value, context } = first.expect
    return { value, context } as LockedScene<Machine>
  }
}
