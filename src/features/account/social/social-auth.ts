import type { SocialProvider, SocialCredential } from '@masar/machines/session/session-facts.ts'

/** The social sign-in providers, and how to use them. */
export interface SocialAuth {
  providers: readonly SocialProvider[]
  /** Loads a provider's script into the page. Rejects when it fails to load. */
  prepare: (provider: SocialProvider, signal: AbortSignal) => Promise<void>
  /**
   * Lets a provider ask the customer: in a separate window, which only a press may open, or behind
   * a button that Google itself renders in `region`. Rejects with `SocialSignInError`.
   */
  ask: (provider: SocialProvider, region: HTMLElement) => Promise<SocialCredential>
}

/** The client ids of this site, by provider. */
type Clients = { [Provider in SocialProvider]?: string }

const ALL = ['google', 'apple', 'facebook'] as const satisfies readonly SocialProvider[]

const SCRIPTS = {
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

/** Loads no code of a provider, not even our own, before a customer wants to sign in with it. */
export function createSocialAuth(clients: Clients): SocialAuth {
  function clientId(provider: SocialProvider): string {
    const client = clients[provider]
    if (!client) throw new Error(`${provider} is not configured.`)
    return client
  }

  return {
    providers: ALL.filter((provider) => clients[provider]),
    async prepare(provider, signal) {
      const script = await SCRIPTS[provider]()
      await script.load(clientId(provider), signal)
    },
    async ask(provider, region) {
      const script = await SCRIPTS[provider]()
      return script.ask(clientId(provider), region)
    },
  }
}
