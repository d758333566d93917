import { describe, expect, it } from 'vitest'

import { fillIn, openCheckout, place } from './testing/checkout-rehearsal.ts'
import {
  AMIRA,
  AMIRA_ID,
  BADIS,
  BOOKING_ID,
  GUEST,
  QUOTE,
  SIGNED_IN,
  TAKEN,
} from './testing/checkout-world.ts'

describe('checkout', () => {
  it('books for a guest who pays later, with an account made by the call', async () => {
    const checkout = openCheckout()
    await place(checkout)
    expect(checkout.bookings()).toEqual([
      {
        key: GUEST.attemptId,
        language: 'fr',
        trip: GUEST.trip,
        userId: null,
        driver: BADIS,
        additionalDriver: null,
        license: null,
        extras: {
          ...checkout.now().context.draft.extras,
          cancellation: true,
          theftProtection: true,
        },
        choice: 'later',
        price: 150_000,
      },
    ])
    await checkout.answer('createBooking', { bookingId: BOOKING_ID })
    expect(checkout.now().value).toBe('confirmed')
    expect(checkout.now().context).toMatchObject({ bookingId: BOOKING_ID, status: 'pending' })
    expect(checkout.facts).toEqual([{ type: 'booked', bookingId: BOOKING_ID }])
  })

  it('books for a signed-in customer with what the account knows', async () => {
    const checkout = openCheckout({ ...SIGNED_IN, account: { ...AMIRA, phone: '' } })
    await place(checkout)
    const [booking] = checkout.bookings()
    expect(booking).toMatchObject({ userId: AMIRA_ID, driver: { ...AMIRA, phone: BADIS.phone } })
  })

  it('loses nothing when a guest signs in halfway, nor when out again', async () => {
    const checkout = openCheckout()
    await fillIn(checkout)
    const { draft } = checkout.now().context
    checkout.actor.send({ type: 'session.changed', userId: AMIRA_ID, account: AMIRA })
    expect(checkout.now().value).toEqual({ editing: 'review' })
    checkout.actor.send({ type: 'session.changed', userId: null, account: null })
    expect(checkout.now().context.draft).toEqual(draft)
  })

  it('looks price and availability up again before it books', async () => {
    const checkout = openCheckout()
    await fillIn(checkout)
    checkout.actor.send({ type: 'booking.requested', language: 'fr' })
    expect([checkout.waiting(), checkout.bookings()]).toEqual([['quote'], []])
    await checkout.answer('quote', TAKEN)
    expect(checkout.now().value).toEqual({ refused: 'carTaken' })
    expect(checkout.bookings()).toEqual([])
  })

  // @shows checkout.options
  it('switches on what is included and off what is not offered', async () => {
    const { actor, answer, now } = openCheckout()
    await answer('quote', QUOTE)
    actor.send({ type: 'extras.chosen', extras: { fullInsurance: true, theftProtection: false } })
    expect(now().context.draft.extras).toMatchObject({
      fullInsurance: false,
      theftProtection: true,
    })
  })

  it('holds the customer at a step with wrong fields, and an error goes with its key', async () => {
    const { actor, answer, now } = openCheckout()
    await answer('quote', QUOTE)
    actor.send({ type: 'step.completed', invalid: [] })
    actor.send({ type: 'step.completed', invalid: ['phone', 'birthDate'] })
    expect(now().value).toEqual({ editing: 'driver' })
    actor.send({ type: 'driver.edited', driver: { phone: '+216 20 123 456' } })
    expect(now().context.invalid).toEqual(['birthDate'])
  })

  it('books nothing without a way to pay and accepted terms', async () => {
    const checkout = openCheckout()
    await fillIn(checkout)
    checkout.actor.send({ type: 'terms.answered', accepted: false })
    checkout.actor.send({ type: 'booking.requested', language: 'fr' })
    expect(checkout.now().value).toEqual({ editing: 'review' })
    expect(checkout.now().context.invalid).toEqual(['terms'])
  })

  it('bars paying in full from Tunisia, and forgets it when the quote begins to say so', async () => {
    const { actor, answer, now } = openCheckout()
    await answer('quote', { ...QUOTE, country: 'TN' })
    actor.send({ type: 'step.completed', invalid: [] })
    actor.send({ type: 'step.completed', invalid: [] })
    actor.send({ type: 'choice.made', choice: 'full' })
    expect(now().context).toMatchObject({ invalid: ['choice'], draft: { choice: null } })
  })

  it('holds the booking while the deposit is paid, and gives it back for another choice', async () => {
    const checkout = openCheckout()
    await place(checkout, 'deposit')
    await checkout.answer('createBooking', { bookingId: BOOKING_ID })
    expect(checkout.now().value).toEqual({ paying: 'open' })
    expect(checkout.now().children.payment?.getSnapshot().context).toMatchObject({
      bookingId: BOOKING_ID,
      amount: 250_000,
    })
    await checkout.answer('payment', { end: 'otherChoice' })
    await checkout.answer('releaseBooking')
    expect(checkout.now().context).toMatchObject({ bookingId: null, attempt: 1, step: 'payment' })
  })

  it('confirms a paid deposit', async () => {
    const checkout = openCheckout()
    await place(checkout, 'deposit')
    await checkout.answer('createBooking', { bookingId: BOOKING_ID })
    await checkout.answer('payment', { end: 'settled' })
    expect([checkout.now().value, checkout.now().context.status]).toEqual(['confirmed', 'deposit'])
  })

  it('books once across reloads in every step', async () => {
    const first = openCheckout()
    await fillIn(first)
    const second = first.reload()
    await second.answer('quote', QUOTE)
    expect(second.now().value).toEqual({ editing: 'review' })
    second.actor.send({ type: 'booking.requested', language: 'fr' })
    await second.answer('quote', QUOTE)
    const third = second.reload()
    expect(third.now().value).toEqual({ booking: 'placing' })
    expect(third.bookings()).toEqual(second.bookings())
    await third.answer('createBooking', { bookingId: BOOKING_ID })
    const fourth = third.reload()
    expect([fourth.now().value, fourth.waiting()]).toEqual(['confirmed', []])
  })
})
