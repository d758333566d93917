import {
  ALL_CAPABILITIES,
  type Capabilities,
  CAPABILITY_NAMES,
  NO_CAPABILITIES,
} from '#api/capabilities.ts'

const withEach = (isOn: (at: number) => boolean): Capabilities => {
  const chosen = { ...ALL_CAPABILITIES }
  for (const [at, name] of CAPABILITY_NAMES.entries()) chosen[name] = isOn(at)
  return chosen
}

/**
 * Backends that cover all four combinations of any two capabilities: all, none, and for each binary digit those
 * whose number has it, and the others. Texts depend on one or two capabilities, so 2^21 backends would show no
 * more.
 */
export function pairwiseCapabilities(): Capabilities[] {
  const digits = Math.ceil(Math.log2(CAPABILITY_NAMES.length))
  const byDigit = Array.from({ length: digits }, (_, digit) => {
    const hasDigit = (at: number) => Math.floor(at / 2 ** digit) % 2 === 1
    return [withEach(hasDigit), withEach((at) => !hasDigit(at))]
  })
  return [ALL_CAPABILITIES, NO_CAPABILITIES, ...byDigit.flat()]
}
