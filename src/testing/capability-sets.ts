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
 * Returns backends that together have all four combinations of any two capabilities: one with all, one with
 * none, and two for each binary digit, with the capabilities whose index has that digit and with the others.
 * Texts depend on one or two capabilities, so all 2^21 combinations would not find more.
 */
export function listPairwiseCapabilities(): Capabilities[] {
  const digits = Math.ceil(Math.log2(CAPABILITY_NAMES.length))
  const byDigit = Array.from({ length: digits }, (_, digit) => {
    const hasDigit = (at: number) => Math.floor(at / 2 ** digit) % 2 === 1
    return [selectCapabilities(hasDigit), selectCapabilities((at) => !hasDigit(at))]
  })
  return [ALL_CAPABILITIES, NO_CAPABILITIES, ...byDigit.flat()]
}
