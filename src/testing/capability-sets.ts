import {
  ALL_CAPABILITIES,
  type Capabilities,
  CAPABILITY_NAMES,
  NO_CAPABILITIES,
} from '#api/capabilities.ts'

const selectCapabilities = (isOn: (at: number) => boolean): Capabilities => {
  const chosen = { ...ALL_CAPABILITIES }
  for (const [at, name] of CAPABILITY_NAMES.entries()) chosen[name] = isOn(at)
  return chosen
}

/**
 * Returns sets of capabilities in which any two capabilities occur in all four combinations: one set with all,
 * one with none, and two for each binary digit: the capabilities whose index has the digit, and all others. A
 * text depends on at most two capabilities, so all 2^21 combinations would not find more.
 */
export function listPairwiseCapabilities(): Capabilities[] {
  const digits = Math.ceil(Math.log2(CAPABILITY_NAMES.length))
  const byDigit = Array.from({ length: digits }, (_, digit) => {
    const hasDigit = (at: number) => Math.floor(at / 2 ** digit) % 2 === 1
    return [selectCapabilities(hasDigit), selectCapabilities((at) => !hasDigit(at))]
  })
  return [ALL_CAPABILITIES, NO_CAPABILITIES, ...byDigit.flat()]
}
