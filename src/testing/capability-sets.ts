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
 * Returns sets of capabilities in which any two capabilities occur in all four combinations. That is enough,
 * because a text depends on at most two capabilities.
 *
 * One set has all capabilities, and one has none. For each binary digit, one set has the capabilities whose
 * index contains the digit, and another has the rest.
 */
export function listPairwiseCapabilities(): Capabilities[] {
  const digits = Math.ceil(Math.log2(CAPABILITY_NAMES.length))
  const byDigit = Array.from({ length: digits }, (_, digit) => {
    const hasDigit = (at: number) => Math.floor(at / 2 ** digit) % 2 === 1
    return [selectCapabilities(hasDigit), selectCapabilities((at) => !hasDigit(at))]
  })
  return [ALL_CAPABILITIES, NO_CAPABILITIES, ...byDigit.flat()]
}
