import { bookingPrice } from '#domain/payment.ts'
import { paymentFactsOf } from '#domain/quote.ts'

import type { BookingRequest, CheckoutContext } from '../checkout-facts.ts'
import { driverOf } from '../draft.ts'

/**
 * What the server is asked to book. The same context gives the same request to the letter, which
 * is what makes trying again safe.
 */
export function requestOf(context: CheckoutContext): BookingRequest {
  const { trip, userId, account, language, draft, quote } = context
  if (!quote || !draft.choice) throw new Error('A booking needs a quote and a way to pay.')
  return {
    key: keyOf(context),
    trip,
    userId,
    driver: driverOf(draft, account),
    language,
    additionalDriver: draft.extras.additionalDriver ? draft.additionalDriver : null,
    license: draft.license,
    extras: draft.extras,
    choice: draft.choice,
    price: bookingPrice(draft.choice, paymentFactsOf(quote, draft.extras)),
  }
}

/** The server looks the booking up by the payment, where there is one. */
export const releaseOf = ({ context }: { context: CheckoutContext }) => ({
  bookingId: context.bookingId ?? '',
  paymentId: context.paymentId,
})

/** One key for one booking: it changes only when a booking has been given back. */
export function keyOf({ attemptId, attempt }: Pick<CheckoutContext, 'attemptId' | 'attempt'>) {
  return attempt === 0 ? attemptId : `${attemptId}-${attempt}`
}
