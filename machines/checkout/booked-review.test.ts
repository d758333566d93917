import { describe, expect, it } from 'vitest'

import { PREPARED_CARD_PAYMENT } from '../payment/testing/payment-fixtures.ts'
import { makeCheckpoint } from './checkout-facts.ts'
import { BOOKED_ANSWER, BOOKING_ID, QUOTE, makeQuoteAnswer } from './testing/checkout-fixtures.ts'
import { requestBooking, openCheckout } from './testing/checkout-rehearsal.ts'

const { expiresAt } = PREPARED_CARD_PAYMENT
const HELD_REVIEW = { paying: 'review' }

/** Opens a payment and goes back from its form. */
async function returnToReview() {
  const checkout = openCheckout()
  await requestBooking(checkout, 'deposit')
  await checkout.answer('createBooking', BOOKED_ANSWER)
  const context = { paymentId: 'order-1', provider: 'payPal', round: 2, expiresAt }
  checkout.release({
    type: 'xstate.snapshot.payment',
    actorId: 'payment',
    snapshot: { context },
  })
  await checkout.answer('payment', { end: 'review' })
  return checkout
}

describe('review of a booking that waits for payment', () => {
  // @shows BOOK-42
  it('keeps the booking and continues to its payment', async () => {
    const checkout = await returnToReview()
    expect(checkout.state()).toEqual(HELD_REVIEW)
    expect(checkout.now().context).toMatchObject({ bookingId: BOOKING_ID, expiresAt })

    checkout.send({ type: 'booking.requested', language: 'en', invalid: [] })
    expect(checkout.state()).toEqual(HELD_REVIEW)
    checkout.send({ type: 'payment.requested' })
    expect(checkout.state()).toEqual({ paying: 'open' })
    expect(checkout.now().children.payment?.getSnapshot().context).toMatchObject({
      bookingId: BOOKING_ID,
      paymentId: 'order-1',
      round: 2,
    })
    expect(checkout.calls.filter(({ id }) => id === 'createBooking')).toHaveLength(1)
  })

  it('is restored after a reload, with the time at which the hold expires', async () => {
    const reloaded = (await returnToReview()).reload()
    expect(reloaded.state()).toEqual(HELD_REVIEW)
    expect(reloaded.now().context.expiresAt).toBe(expiresAt)
    expect(reloaded.calls).toEqual([{ id: 'holdExpiry', input: { expiresAt } }])
  })

  it('checks the status when the hold expires', async () => {
    const checkout = await returnToReview()
    await checkout.answer('holdExpiry', undefined)
    expect(checkout.state()).toEqual({ paying: 'open' })
    await checkout.answer('payment', { end: 'expired' })
    expect(checkout.state()).toEqual({ paying: 'expired' })
  })

  it('is reopened for a new booking when the payment has ended', async () => {
    const checkout = await returnToReview()
    checkout.send({ type: 'payment.requested' })
    await checkout.answer('payment', { end: 'expired' })
    checkout.send({ type: 'review.reopened' })
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.state()).toEqual({ editing: 'review' })
    expect(checkout.now().context).toMatchObject({ bookingId: null, attempt: 1, expiresAt: null })
  })

  // @shows BOOK-40
  it.each(['options', 'driver', 'payment'] as const)(
    'releases the booking before it opens the step %s',
    async (step) => {
      const checkout = await returnToReview()
      checkout.send({ type: 'step.reopened', step })
      expect(checkout.calls.at(-1)).toEqual({
        id: 'releaseBooking',
        input: { bookingId: BOOKING_ID, paymentId: 'order-1' },
      })
      expect(makeCheckpoint(checkout.now())?.at).toBe('releasing')
      await checkout.answer('releaseBooking', { ok: true })
      await checkout.answer('quote', makeQuoteAnswer(QUOTE))
      expect(checkout.state()).toEqual({ editing: step })
    },
  )
})
