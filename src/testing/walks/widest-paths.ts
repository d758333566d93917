import type { Test } from 'statechart-paths/walk'

const MAX_TOTAL_STEPS = 40

/**
 * Selects the path with the most states, then the paths with the most new states, up to about `MAX_TOTAL_STEPS`
 * steps.
 */
export function selectWidestPaths(tests: readonly Test[]): Test[] {
  const seen = new Set<string>()
  const chosen: Test[] = []
  const newStates = ({ steps }: Test) => {
    const states = steps.flatMap(({ expect: { leaf } }) => leaf.split(' & '))
    return [...new Set(states)].filter((state) => !seen.has(state))
  }
  for (let steps = 0; steps < MAX_TOTAL_STEPS; steps += chosen.at(-1)?.steps.length ?? 0) {
    const [next] = tests.toSorted((a, b) => newStates(b).length - newStates(a).length)
    if (!next || newStates(next).length === 0) break
    for (const state of newStates(next)) seen.add(state)
    chosen.push(next)
  }
  return chosen
}
