import type { SocialProvider, SocialCredential } from '@masar/machines/session/session-facts.ts'

/** Those who vouch for customers here, and how they are asked. */
export interface SocialAuth {
  providers: readonly SocialProvider[]
  /** Brings a provider's script into the page. Rejects when it does not come. */
  prepare: (provider: SocialProvider, signal: AbortSignal) => Promise<void>
  /**
   * Has a provider ask the customer: in a window of its own, which only a press may open, or behind
   * a button that Google itself draws at `place`. Rejects with `SocialSignInError`.
   */
  ask: (provider: SocialProvider, region: HTMLElement) => Promise<SocialCredential>
}

/** What each provider knows of this site: the name it was given there. */
type Clients = { [Provider in SocialProvider]?: string }

const ALL = ['google', 'apple', 'facebook'] as const satisfies readonly SocialProvider[]

const SCRIPTS = {
  google: async () => {
    const { askGoogle, loadGoogle } = await import('./google.ts')
    return { ask: askGoogle, load: loadGoogle }
  },
  apple: async () => {
    const { askApple, loadApple } = await import('./apple.ts')
    return { ask: askApple, load: loadApple }
  },
  facebook: async () => {
    const { askFacebook, loadFacebook } = await import('./facebook.ts')
    return { ask: askFacebook, load: loadFacebook }
  },
}

/** Nothing of a provider is downloaded, not even ours, before a customer wants to come in with it. */
export function createSocialAuth(clients: Clients): SocialAuth {
  function clientId(provider: SocialProvider): string {
    const client = clients[provider]
    if (!client) throw new Error(`Nobody has configured ${provider}.`)
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
