import { withoutContents, type Observed } from 'statechart-paths/lock'
import type { Step, Test } from 'statechart-paths/walk'

/**
 * Pairs of data in a model and the data that replaces it on the page. The chart treats both in the same way,
 * but each replacement looks different on the page.
 */
export type OtherData = readonly (readonly [modelled: object, shown: object])[]

/** Returns the same paths, with the data in starts and answers replaced. */
export const replaceTestData = (tests: readonly Test[], others: OtherData): Test[] =>
  others.length === 0
    ? [...tests]
    : tests.map((test) => ({ ...test, steps: test.steps.map((step) => replaceData(step, others)) }))

const replaceData = (step: Step, others: OtherData): Step => ({
  ...step,
  event: JSON.parse(exchangeData(JSON.stringify(step.event), others)) as Step['event'],
})

interface WalkData {
  arrive?: unknown
  instead?: OtherData
}

/**
 * Returns a function that prepares a text for comparison with the lock: it restores replaced data, and omits
 * the data that calls send. On pages that are not in English, it also omits the language, because some machines
 * get it as input.
 */
export function createLockText({ arrive, instead = [] }: WalkData, isEnglish: boolean) {
  const isOther = arrive !== undefined || instead.length > 0
  const back = instead.map(([modelled, shown]) => [shown, modelled] as const)
  return (seen: Observed): string => {
    const text = exchangeData(isOther ? withoutContents(seen) : JSON.stringify(seen), back)
    return isEnglish ? text : text.replaceAll(/"(?:en|fr|es)"/g, '"any"')
  }
}

const exchangeData = (text: string, pairs: OtherData): string =>
  pairs.reduce((so, [from, to]) => so.replaceAll(JSON.stringify(from), JSON.stringify(to)), text)
