/**
 * The Trusted Types policies of this app. Each allows one constant, or data only: the server allows these names
 * and no others (`server/site/page-policy.ts`).
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

/** Older browsers have none and require none. */
const factory = (): TrustedTypes | undefined =>
  Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined

const made = new Map<string, Policy>()

/** A browser creates a policy of one name only once. */
function policyOnce(name: string, rules: Rules) {
  const known = made.get(name) ?? factory()?.createPolicy(name, rules)
  if (known) made.set(name, known)
  return known
}

/** The address of our own script as a trusted value. */
export const trustedScript = (only: string): string =>
  policyOnce('masar', {
    createScriptURL: (address) => {
      if (address !== only) throw new TypeError(`${address} is no script of ours.`)
      return address
    },
  })?.createScriptURL(only) ?? only

/**
 * The text of a JSON script element as a trusted value, which browsers require for every `type`. Throws a
 * `SyntaxError` if it is not JSON, since only that could run.
 */
export const trustedData = (text: string): string =>
  policyOnce('masar-data', {
    createScript: (written) => {
      JSON.parse(written)
      return written
    },
  })?.createScript(text) ?? text

/** A library sets this markup once to test rendering: allows only this text. */
export function trustMarkup(only: string): void {
  policyOnce('default', { createHTML: (text) => (text === only ? text : null) })
}
