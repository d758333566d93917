/**
 * The policies of Trusted Types that this app makes, each of which lets one constant through: the server allows these
 * names and no others (`server/site/page-policy.ts`).
 */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => { createScriptURL: (address: string) => string }
}

interface Rules {
  createHTML?: (text: string) => string | null
  createScriptURL?: (address: string) => string
}

/** Older browsers have none and ask for none. */
const factory = (): TrustedTypes | undefined =>
  Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined

const made = new Map<string, ReturnType<TrustedTypes['createPolicy']>>()

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

/** A library asks once whether its markup is drawn: this text and no other becomes elements. */
export function trustMarkup(only: string): void {
  policyOnce('default', { createHTML: (text) => (text === only ? text : null) })
}
