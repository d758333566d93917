import { useEffect } from 'react'

import type { CheckoutSessionActor } from './session-actor.ts'

/** Who comes back to the page, or to the network, sees what is true then. */
export function useReturns(actor: CheckoutSessionActor): void {
  useEffect(() => {
    const over = new AbortController()
    addEventListener('online', () => actor.send({ type: 'connection.returned' }), over)
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') actor.send({ type: 'page.returned' })
      },
      over,
    )
    return () => over.abort()
  }, [actor])
}
