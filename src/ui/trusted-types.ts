/**
 * The Trusted Types policies of this app. Each allows only one constant, or only data. The server allows no
 * policies with other names (`server/site/page-policy.ts`).
 */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Policy
}

interface Policy {
  createScript: (text: string) => string
  createScriptURL: (address: string) => string
}

interface Rules {
  createScript?: (text: string) => string
  createHTML?: (text: string) => string | null
  createScriptURL?: (address: string) => string
}

/** Returns nothing in older browsers, which do not require Trusted Types. */
const getPolicyFactory = (): TrustedTypes | undefined =>
  Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined

const createdPolicies = new Map<string, Policy>()

/** Creates a policy on first use, because a browser rejects a second policy with the same name. */
function getPolicy(name: string, rules: Rules) {
  const known = createdPolicies.get(name) ?? getPolicyFactory()?.createPolicy(name, rules)
  if (known) createdPolicies.set(name, known)
  return known
}

/** Returns the URL of our own script as a trusted value. */
export const trustScriptUrl = (only: string): string =>
  getPolicy('masar', {
    createScriptURL: (address) => {
      if (address !== only) throw new TypeError(`${address} is no script of ours.`)
      return address
    },
  })?.createScriptURL(only) ?? only

/**
 * Returns the text of a JSON script element as a trusted value, which browsers require for every `type`. Throws
 * a `SyntaxError` if the text is not JSON, because other text might be executed.
 */
export const trustJson = (text: string): string =>
  getPolicy('masar-data', {
    createScript: (written) => {
      JSON.parse(written)
      return written
    },
  })?.createScript(text) ?? text

/** Allows this markup and no other. A library sets it once to test rendering. */
export function trustMarkup(only: string): void {
  getPolicy('default', { createHTML: (text) => (text === only ? text : null) })
}
