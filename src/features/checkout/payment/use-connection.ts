import { useEffect } from 'react'

import type { PaymentActor } from './payment-actor.ts'

/** A payment that waits for the network goes on as soon as it is back. */
export function useConnection(actor: PaymentActor): void {
  useEffect(() => {
    const over = new AbortController()
    const tell = () => actor.send({ type: 'connection.returned' })
    addEventListener('online', tell, over)
    return () => over.abort()
  }, [actor])
}
