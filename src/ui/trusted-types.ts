/**
 * The policies of Trusted Types that this app makes. Each lets one constant through, or data alone: the server allows
 * these names and no others (`server/site/page-policy.ts`).
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

/** Older browsers have none and ask for none. */
const factory = (): TrustedTypes | undefined =>
  Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined

const made = new Map<string, Policy>()

/** A browser makes a policy of a name once. */
function policyOnce(name: string, rules: Rules) {
  const known = made.get(name) ?? factory()?.createPolicy(name, rules)
  if (known) made.set(name, known)
  return known
}

/** The address of our own script, as a browser that wants it trusted takes it. */
export const trustedScript = (only: string): string =>
  policyOnce('masar', {
    createScriptURL: (address) => {
      if (address !== only) throw new TypeError(`${address} is no script of ours.`)
      return address
    },
  })?.createScriptURL(only) ?? only

/**
 * The text of a script element that is data, as a browser that wants it trusted takes it. It asks for that whatever the
 * element's `type`. Throws a `SyntaxError` at what is no JSON, which is all that could run.
 */
export const trustedData = (text: string): string =>
  policyOnce('masar-data', {
    createScript: (written) => {
      JSON.parse(written)
      return written
    },
  })?.createScript(text) ?? text

/** A library asks once whether its markup is drawn: this text and no other becomes elements. */
export function trustMarkup(only: string): void {
  policyOnce('default', { createHTML: (text) => (text === only ? text : null) })
}
