import { withoutContents, type Observed } from 'statechart-paths/lock'
import type { Step, Test } from 'statechart-paths/walk'

/**
 * Replaces data of a model with data for its page. The chart treats both in the same way, but all values of the second
 * look different on the page.
 */
export type OtherData = readonly (readonly [modelled: object, shown: object])[]

/** The same paths with the replaced data in starts and answers. */
export const withOtherData = (tests: readonly Test[], others: OtherData): Test[] =>
  others.length === 0
    ? [...tests]
    : tests.map((test) => ({ ...test, steps: test.steps.map((step) => replaced(step, others)) }))

const replaced = (step: Step, others: OtherData): Step => ({
  ...step,
  event: JSON.parse(exchange(JSON.stringify(step.event), others)) as Step['event'],
})

interface WalkData {
  arrive?: unknown
  instead?: OtherData
}

/**
 * Returns the text to compare with the lock: replaced data is replaced back, and the data that calls send is omitted.
 * Some machines get the language as input.
 */
export function lockText({ arrive, instead = [] }: WalkData, isEnglish: boolean) {
  const isOther = arrive !== undefined || instead.length > 0
  const back = instead.map(([modelled, shown]) => [shown, modelled] as const)
  return (seen: Observed): string => {
    const text = exchange(isOther ? withoutContents(seen) : JSON.stringify(seen), back)
    return isEnglish ? text : text.replaceAll(/"(?:en|fr|es)"/g, '"any"')
  }
}

const exchange = (text: string, pairs: OtherData): string =>
  pairs.reduce((so, [from, to]) => so.replaceAll(JSON.stringify(from), JSON.stringify(to)), text)
