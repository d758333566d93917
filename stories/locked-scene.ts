import type { AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate'

import { type Model, lockedTests } from 'statechart-paths'
import { readLock } from 'statechart-paths/lock'

interface LockedScene<Machine extends AnyStateMachine> {
  value: StateValueFrom<Machine>
  context: ContextFrom<Machine>
}

/**
 * Returns a function that resolves states such as `list.shown & sync.idle` to the machine's value and context,
 * taken from the end of the shortest locked path. Throws when no path leads there.
 */
export function createSceneFinder<Machine extends AnyStateMachine>(
  model: Model<Machine>,
  lockText: string,
): (leaf: string) => LockedScene<Machine> {
  const tests = lockedTests(model, readLock(lockText), ['standard', 'pairs'])
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
