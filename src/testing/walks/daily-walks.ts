import type { Step, Test } from '@masar/machines/testing/model.ts'

/**
 * The walks of every run: together they come to each state, make each gesture and get each answer once. Guards and
 * transitions are walked on the chart itself on every run, on its page at night (docs/decisions/007).
 */
export function dailyWalks(tests: readonly Test[]): Test[] {
  const missing = new Set(tests.flatMap(({ steps }) => steps.flatMap(shownBy)))
  const chosen = new Set<Test>()
  while (missing.size > 0) {
    const next = bestWalk(tests, missing)
    chosen.add(next)
    for (const item of next.steps.flatMap(shownBy)) missing.delete(item)
  }
  return tests.filter((test) => chosen.has(test))
}

/** A state, and what a customer or a call did to come there. */
function shownBy({ label, origin, expect }: Step): string[] {
  const isDone = origin === 'user' || origin === 'actor'
  return [`state ${expect.leaf}`, ...(isDone ? [`${origin} ${label}`] : [])]
}

/** A page is opened for each walk: that takes as long as two steps. */
const STEPS_TO_OPEN = 2

/** The walk with the most that is missing for each of its steps. */
function bestWalk(tests: readonly Test[], missing: ReadonlySet<string>): Test {
  const gain = ({ steps }: Test) =>
    new Set(steps.flatMap(shownBy).filter((item) => missing.has(item))).size /
    (steps.length + STEPS_TO_OPEN)
  return tests.reduce((best, test) => (gain(test) > gain(best) ? test : best))
}
