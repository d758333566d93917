import { useState } from 'react'

import type { SocialProvider, SocialCredential } from '#machines/session/session-facts.ts'

import { NotVouched } from './not-vouched.ts'
import type { SocialDoor } from './social-door.ts'

/** `ready`: the script came so late that the browser wants another press before it opens a window. */
export type SocialSignInState =
  | { at: 'closed' }
  | { at: 'preparing' | 'ready' | 'asking'; provider: SocialProvider }
  | { at: 'failed'; provider: SocialProvider; why: NotVouched['why'] | 'not-loaded' }

const PATIENCE = 15_000

/** One provider at a time, from the press on its button to its word. */
export function useSocialDoor(door: SocialDoor, onVouched: (voucher: SocialCredential) => void) {
  const [state, setState] = useState<SocialSignInState>({ at: 'closed' })

  async function enter(provider: SocialProvider, region: HTMLElement) {
    region.replaceChildren()
    setState({ at: 'preparing', provider })
    try {
      await door.prepare(provider, AbortSignal.timeout(PATIENCE))
    } catch {
      setState({ at: 'failed', provider, why: 'not-loaded' })
      return
    }
    if (provider !== 'google' && !mayOpenWindow()) {
      setState({ at: 'ready', provider })
      return
    }
    setState({ at: 'asking', provider })
    try {
      const voucher = await door.ask(provider, region)
      setState({ at: 'closed' })
      onVouched(voucher)
    } catch (error) {
      const why = error instanceof NotVouched ? error.why : 'not-loaded'
      setState({ at: 'failed', provider, why })
    }
    region.replaceChildren()
  }

  return { state, enter }
}

/** A press is forgotten after some seconds; browsers that do not tell are asked by trying. */
function mayOpenWindow(): boolean {
  const activation: unknown = Reflect.get(navigator, 'userActivation')
  if (typeof activation !== 'object' || activation === null) return true
  return !('isActive' in activation) || activation.isActive === true
}
