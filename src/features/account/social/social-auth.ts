import type { SocialProvider, SocialCredential } from '@masar/machines/session/session-facts.ts'

/** The social sign-in providers, and how to use them. */
export interface SocialAuth {
  providers: readonly SocialProvider[]
  /** Loads a provider's script into the page. Rejects when it fails to load. */
  prepare: (provider: SocialProvider, signal: AbortSignal) => Promise<void>
  /**
   * Asks the customer to sign in with a provider, in a separate window or with a button that Google renders in
   * `region`. Browsers open the window only after a press. Rejects with `SocialSignInError`.
   */
  ask: (provider: SocialProvider, region: HTMLElement) => Promise<SocialCredential>
}

/** The client ids of this site, by provider. */
type ClientIds = { [Provider in SocialProvider]?: string }

const PROVIDERS = ['google', 'apple', 'facebook'] as const satisfies readonly SocialProvider[]

const PROVIDER_MODULES = {
  google: async () => {
    const { signInWithGoogle, loadGoogle } = await import('./google.ts')
    return { ask: signInWithGoogle, load: loadGoogle }
  },
  apple: async () => {
    const { signInWithApple, loadApple } = await import('./apple.ts')
    return { ask: signInWithApple, load: loadApple }
  },
  facebook: async () => {
    const { signInWithFacebook, loadFacebook } = await import('./facebook.ts')
    return { ask: signInWithFacebook, load: loadFacebook }
  },
}

/**
 * Creates the social sign-in. The script of a provider, and our code for it, load only when a customer selects
 * that provider.
 */
export function createSocialAuth(clients: ClientIds): SocialAuth {
  function clientId(provider: SocialProvider): string {
    const client = clients[provider]
    if (!client) throw new Error(`${provider} is not configured.`)
    return client
  }

  return {
    providers: PROVIDERS.filter((provider) => clients[provider]),
    async prepare(provider, signal) {
      const script = await PROVIDER_MODULES[provider]()
      await script.load(clientId(provider), signal)
    },
    async ask(provider, region) {
      const script = await PROVIDER_MODULES[provider]()
      return script.ask(clientId(provider), region)
    },
  }
}
