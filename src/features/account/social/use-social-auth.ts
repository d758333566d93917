import { useState } from 'react'

import { createTimeoutSignal } from '#api/fetch-with-timeout.ts'
import type { SocialProvider, SocialCredential } from '@masar/machines/session/session-facts.ts'

import { SocialSignInError } from './social-sign-in-error.ts'
import type { SocialAuth } from './social-auth.ts'

/** `ready`: the script loaded so late that browsers open a window only after another press. */
export type SocialSignInState =
  | { at: 'closed' }
  | { at: 'preparing' | 'ready' | 'asking'; provider: SocialProvider }
  | { at: 'failed'; provider: SocialProvider; why: SocialSignInError['why'] | 'not-loaded' }

const PREPARE_TIMEOUT_MS = 15_000

/** Signs in with one provider at a time, from pressing its button to receiving its credential. */
export function useSocialAuth(
  socialAuth: SocialAuth,
  onCredential: (credential: SocialCredential) => void,
) {
  const [state, setState] = useState<SocialSignInState>({ at: 'closed' })

  async function enter(provider: SocialProvider, region: HTMLElement) {
    region.replaceChildren()
    setState({ at: 'preparing', provider })
    try {
      await socialAuth.prepare(provider, createTimeoutSignal(PREPARE_TIMEOUT_MS))
    } catch {
      setState({ at: 'failed', provider, why: 'not-loaded' })
      return
    }
    if (provider !== 'google' && !canOpenWindow()) {
      setState({ at: 'ready', provider })
      return
    }
    setState({ at: 'asking', provider })
    try {
      const credential = await socialAuth.ask(provider, region)
      setState({ at: 'closed' })
      onCredential(credential)
    } catch (error) {
      const why = error instanceof SocialSignInError ? error.why : 'not-loaded'
      setState({ at: 'failed', provider, why })
    }
    region.replaceChildren()
  }

  return { state, enter }
}

/**
 * Returns whether a window may still be opened: after a press, browsers allow it for only a few seconds.
 * Returns true in browsers that do not report this, because they may allow it.
 */
function canOpenWindow(): boolean {
  const activation: unknown = Reflect.get(navigator, 'userActivation')
  if (typeof activation !== 'object' || activation === null) return true
  return !('isActive' in activation) || activation.isActive === true
}
