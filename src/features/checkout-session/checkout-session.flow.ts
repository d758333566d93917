import { toResult } from '#api/to-result.ts'
import { defineFlow } from '#flows/define-flow.ts'
import { listenToNetwork, listenToVisibility } from '#flows/listeners.ts'
import {
  checkoutSessionMachine,
  SESSION_READING_REFUSALS,
  type SessionReading,
} from '@masar/machines/checkout-session/checkout-session.machine.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'

import { readSession } from './read-session.ts'

export interface PaymentVisit {
  sessionId: string
  /**
   * Finds the checkout of a payment: stored in this window, or derived from the booking if the viewer may read
   * it; otherwise null.
   */
  findCheckout: (reading: SessionReading, signal: AbortSignal) => Promise<CarTrip | null>
}

const NOT_FOUND = { ok: false, refused: 'none' } as const

/**
 * Checks a payment's status while its page is open. Checks again when the visitor returns to the page or the
 * connection is restored.
 */
export const checkoutSessionFlow = defineFlow({
  name: 'checkoutSession',
  machine: checkoutSessionMachine,
  key: ({ sessionId }: PaymentVisit) => sessionId,
  input: (_deps, { sessionId }) => ({ sessionId }),
  ports: ({ deps, subject: { findCheckout } }) => ({
    readSession: async ({ sessionId }, signal) => {
      const read = async () => {
        const reading = await readSession(deps, sessionId, signal)
        const checkout = reading && (await findCheckout(reading, signal))
        return { reading: reading && { ...reading, checkout } }
      }
      const result = await toResult(read(), SESSION_READING_REFUSALS)
      return result.ok && result.reading ? { ok: true, reading: result.reading } : NOT_FOUND
    },
  }),
  listens: () => [
    listenToNetwork({ type: 'connection.returned' }),
    listenToVisibility({ type: 'page.returned' }),
  ],
})
