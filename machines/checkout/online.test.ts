import { describe, expect, it } from 'vitest'

import { makeBill } from '@masar/domain/pricing/quote.ts'

import { REFUND } from '../payment/testing/payment-fixtures.ts'
import { openCheckout, requestBooking } from './testing/checkout-rehearsal.ts'
import {
  BOOKED_ANSWER,
  BOOKING_ID,
  GUEST_INPUT,
  QUOTE,
  STILL_BOOKED_REFUSAL,
  makeQuoteAnswer,
} from './testing/checkout-fixtures.ts'
import { makeCheckpoint } from './checkout-facts.ts'

/** Fills in checkout until a deposit payment is open at a provider. */
async function openDepositPayment() {
  const checkout = openCheckout()
  await requestBooking(checkout, 'deposit')
  await checkout.answer('createBooking', BOOKED_ANSWER)
  checkout.release({
    type: 'xstate.snapshot.payment',
    actorId: 'payment',
    snapshot: { context: { paymentId: 'order-1', provider: 'payPal', round: 2 } },
  })
  return checkout
}

describe('online payment', () => {
  // @shows PAY-15
  it('holds the car before any payment begins', async () => {
    const checkout = openCheckout()
    await requestBooking(checkout, 'deposit')
    expect(checkout.now().children.payment).toBeUndefined()
    await checkout.answer('createBooking', BOOKED_ANSWER)
    expect(checkout.now().children.payment?.getSnapshot().context).toMatchObject({
      key: GUEST_INPUT.attemptId,
      bookingId: BOOKING_ID,
      amount: 250_000,
      currency: 'TND',
      round: 1,
    })
  })

  // @shows BOOK-13
  it('charges only the rental when the deposit is paid at pick-up', async () => {
    const checkout = openCheckout()
    await requestBooking(checkout, 'rental')
    await checkout.answer('createBooking', BOOKED_ANSWER)
    expect(checkout.now().children.payment?.getSnapshot().context).toMatchObject({
      amount: makeBill(QUOTE, checkout.now().context.draft.extras).total,
    })
    await checkout.answer('payment', { end: 'settled' })
    expect(checkout.now().context.status).toBe('paid')
  })

  it('resumes the same payment with the same provider after a reload', async () => {
    const checkout = await openDepositPayment()
    const reloaded = checkout.reload()
    const payment = reloaded.now().children.payment?.getSnapshot()
    expect(payment?.value).toEqual({ confirming: 'checking' })
    expect(payment?.context).toMatchObject({ paymentId: 'order-1', provider: 'payPal', round: 2 })
  })

  it('stores no secret of the provider', async () => {
    const checkout = await openDepositPayment()
    checkout.release({
      type: 'xstate.snapshot.payment',
      actorId: 'payment',
      snapshot: { context: { clientSecret: 'secret-1' } },
    })
    expect(JSON.stringify(makeCheckpoint(checkout.now()))).not.toContain('secret')
  })

  it('passes the display currency to the payment', async () => {
    const checkout = await openDepositPayment()
    checkout.send({ type: 'currency.changed', currency: 'EUR' })
    expect(checkout.now().children.payment?.getSnapshot().context.currency).toBe('EUR')
  })

  it('shows the refund when the payment was too late, and lets the customer start over', async () => {
    const checkout = await openDepositPayment()
    await checkout.answer('payment', { end: 'refunded', refund: REFUND })
    expect(checkout.state()).toEqual({ paying: 'refunded' })
    expect(checkout.now().context.refund).toEqual(REFUND)
    checkout.send({ type: 'retry.requested' })
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.now().context).toMatchObject({
      attempt: 1,
      bookingId: null,
      paymentId: null,
      round: 1,
      refund: null,
    })
  })

  it('does not release a booking that has been paid in the meantime', async () => {
    const checkout = await openDepositPayment()
    await checkout.answer('payment', { end: 'otherChoice' })
    expect(checkout.calls.at(-1)).toEqual({
      id: 'releaseBooking',
      input: { bookingId: BOOKING_ID, paymentId: 'order-1' },
    })
    await checkout.answer('releaseBooking', STILL_BOOKED_REFUSAL)
    expect(checkout.state()).toEqual({ paying: 'open' })
    await checkout.answer('payment', { end: 'settled' })
    expect(checkout.state()).toBe('confirmed')
  })

  // @shows PAY-32
  it.each(['reserved', 'pending'])(
    'does not show a booking as paid when its supplier has set it to %s',
    async (status) => {
      const checkout = await openDepositPayment()
      await checkout.answer('payment', { end: 'otherChoice' })
      await checkout.answer('releaseBooking', STILL_BOOKED_REFUSAL)
      await checkout.answer('payment', { end: 'booked', bookingStatus: status })
      expect(checkout.state()).toBe('confirmed')
      expect(checkout.now().context).toMatchObject({ status, draft: { choice: null } })
    },
  )

  it('finds the outcome on the next visit when it was unknown on the last one', async () => {
    const checkout = await openDepositPayment()
    await checkout.answer('payment', { end: 'unknown' })
    expect(checkout.state()).toBe('unsettled')
    const visit = checkout.reload()
    expect(visit.state()).toEqual({ paying: 'open' })
    await visit.answer('payment', { end: 'settled' })
    expect([visit.state(), visit.now().context.status]).toEqual(['confirmed', 'deposit'])
  })
})
