import { toResult } from '#api/to-result.ts'
import { defineFlow } from '#flows/define-flow.ts'
import { connection, pageInView } from '#flows/listeners.ts'
import {
  checkoutSessionMachine,
  SESSION_READING_REFUSALS,
  type SessionReading,
} from '@masar/machines/checkout-session/checkout-session.machine.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'

import { readSession } from './read-session.ts'

export interface PaymentAsked {
  sessionId: string
  /**
   * The checkout that a payment belongs to: of this window, or from the booking if the viewer may
   * read it; null when it is someone else's.
   */
  findCheckout: (reading: SessionReading, signal: AbortSignal) => Promise<CarTrip | null>
}

const NONE = { ok: false, refused: 'none' } as const

/**
 * A check of a payment's status, from entering its page to leaving it. Repeated when the visitor
 * returns to the page, or the network returns.
 */
export const checkoutSessionFlow = defineFlow({
  name: 'checkoutSession',
  machine: checkoutSessionMachine,
  key: ({ sessionId }: PaymentAsked) => sessionId,
  input: (_deps, { sessionId }) => ({ sessionId }),
  ports: ({ deps, subject: { findCheckout } }) => ({
    readSession: async ({ sessionId }, signal) => {
      const read = async () => {
        const reading = await readSession(deps, sessionId, signal)
        const checkout = reading && (await findCheckout(reading, signal))
        return { reading: reading && { ...reading, checkout } }
      }
      const said = await toResult(read(), SESSION_READING_REFUSALS)
      return said.ok && said.reading ? { ok: true, reading: said.reading } : NONE
    },
  }),
  listens: () => [
    connection({ type: 'connection.returned' }),
    pageInView({ type: 'page.returned' }),
  ],
})
