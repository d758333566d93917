import { isNobody } from '#domain/driver.ts'
import { STATUS_WHEN_PAID } from '#domain/payment.ts'
import { billOf, fittingExtras, isBarred, type Quote } from '#domain/quote.ts'

import type { Booked, CheckoutContext, EarlierBooking } from '../checkout-facts.ts'
import { existingBooking } from './refusals.ts'

type Change = Partial<CheckoutContext>

const ANSWERED = { submitted: false, problem: null, invalid: [] }

/** A new quote takes away what it does not offer: extras, and a way to pay that is barred by now. */
export function quoted({ draft }: CheckoutContext, quote: Quote): Change {
  const extras = fittingExtras(draft.extras, quote)
  const choice = draft.choice && isBarred(quote, extras, draft.choice) ? null : draft.choice
  return { quote, draft: { ...draft, extras, choice } }
}

/** What the customer sees when booking is asked for. */
export function agreed({ quote, draft }: CheckoutContext): Change {
  if (!quote) return {}
  return { agreed: { rental: billOf(quote, draft.extras).total, deposit: quote.deposit } }
}

export function booked({ draft }: CheckoutContext, { bookingId, status }: Booked): Change {
  const usual = draft.choice === 'later' ? STATUS_WHEN_PAID.later : 'void'
  return { bookingId, status: status ?? usual, ...ANSWERED }
}

/** It is paid for the way it was made for, as long as that way is open. */
export function adopted(context: CheckoutContext, earlier: EarlierBooking): Change {
  const { draft, quote, userId } = context
  const { status, choice, extras } = earlier
  const bookingId = existingBooking(context)
  const isOpen = quote !== null && !isBarred(quote, extras, choice)
  const underWay = quote?.own?.bookingId === bookingId ? quote.own : null
  return {
    bookingId,
    status,
    // What was typed stays; of who is signed in the account says who they are.
    draft: {
      ...draft,
      extras,
      driver: userId === null && isNobody(draft.driver) ? earlier.driver : draft.driver,
      choice: isOpen ? choice : null,
    },
    ...(underWay && { paymentId: underWay.paymentId, provider: underWay.provider }),
    ...ANSWERED,
  }
}

/** The booking is over or given back; the next one has another key. */
export function renewed({ attempt }: CheckoutContext): Change {
  return {
    attempt: attempt + 1,
    bookingId: null,
    paymentId: null,
    provider: null,
    round: 1,
    status: null,
    ending: null,
    refund: null,
    agreed: null,
    ...ANSWERED,
  }
}
