import type { Step, Test } from 'statechart-paths/walk'

/**
 * Selects the paths to follow on every run, which together cover each state, gesture and response once. Guards
 * and transitions are tested on the machine on every run, and on its page at night (docs/decisions/007).
 */
export function selectDailyWalks(
  tests: readonly Test[],
  findVariant: VariantFinder = () => null,
): Test[] {
  const shownBy = (step: Step) => listShownItems(step, findVariant(step))
  const missing = new Set(tests.flatMap(({ steps }) => steps.flatMap(shownBy)))
  const chosen = new Set<Test>()
  while (missing.size > 0) {
    const next = findBestWalk(tests, missing, shownBy)
    chosen.add(next)
    for (const item of next.steps.flatMap(shownBy)) missing.delete(item)
  }
  return tests.filter((test) => chosen.has(test))
}

/**
 * Returns the name of the variant of the state that a step reaches, if the data of the step leads to a
 * different screen; otherwise null.
 */
export type VariantFinder = (step: Step) => string | null

/** Lists what a step shows: its state, the event that led there, and its variant. */
function listShownItems({ label, origin, expect }: Step, variant: string | null): string[] {
  const isDone = origin === 'user' || origin === 'actor'
  return [
    `state ${expect.leaf}`,
    ...(isDone ? [`${origin} ${label}`] : []),
    ...(variant === null ? [] : [`moment ${variant}`]),
  ]
}

/** Opening a page takes as long as two steps. */
const OPENING_COST_STEPS = 2

/** Returns the path that covers the most missing items per step. */
function findBestWalk(
  tests: readonly Test[],
  missing: ReadonlySet<string>,
  shownBy: (step: Step) => string[],
): Test {
  const gain = ({ steps }: Test) =>
    new Set(steps.flatMap(shownBy).filter((item) => missing.has(item))).size /
    (steps.length + OPENING_COST_STEPS)
  return tests.reduce((best, test) => (gain(test) > gain(best) ? test : best))
}
