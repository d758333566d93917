import { describe, expect, it } from 'vitest'

import { DONE } from '../testing/problems.ts'
import { fillInCheckout, openCheckout, location } from './testing/checkout-rehearsal.ts'
import {
  AMIRA_DRIVER,
  AMIRA_ID,
  BADIS,
  BOOKED,
  BOOKING_ID,
  GUEST,
  QUOTE,
  CUSTOMER_INPUT,
  TAKEN,
  quotedAnswer,
} from './testing/checkout-fixtures.ts'

describe('checkout', () => {
  // @shows BOOK-16
  it('books for a guest who pays later, with an account made by the call', async () => {
    const checkout = openCheckout()
    await location(checkout)
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
    await checkout.answer('createBooking', BOOKED)
    expect(checkout.state()).toBe('confirmed')
    expect(checkout.now().context).toMatchObject({ bookingId: BOOKING_ID, status: 'pending' })
    expect(checkout.facts).toEqual([{ type: 'booked', bookingId: BOOKING_ID }])
  })

  it('books for a signed-in customer with what the account knows', async () => {
    const checkout = openCheckout({ ...CUSTOMER_INPUT, account: { ...AMIRA_DRIVER, phone: '' } })
    await location(checkout)
    const [booking] = checkout.bookings()
    expect(booking).toMatchObject({
      userId: AMIRA_ID,
      driver: { ...AMIRA_DRIVER, phone: BADIS.phone },
    })
  })

  it('loses nothing when a guest signs in halfway, nor when out again', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    const { draft } = checkout.now().context
    checkout.send({ type: 'session.changed', userId: AMIRA_ID, account: AMIRA_DRIVER })
    expect(checkout.state()).toEqual({ editing: 'review' })
    checkout.send({ type: 'session.changed', userId: null, account: null })
    expect(checkout.now().context.draft).toEqual(draft)
  })

  it('books for whoever signs in while the price is looked up once more', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    checkout.send({ type: 'session.changed', userId: AMIRA_ID, account: AMIRA_DRIVER })
    await checkout.answer('quote', quotedAnswer(QUOTE))
    expect(checkout.bookings()).toMatchObject([{ userId: AMIRA_ID }])
  })

  // @shows BOOK-23
  it('looks price and availability up again before it books', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    expect([checkout.waiting(), checkout.bookings()]).toEqual([['quote'], []])
    await checkout.answer('quote', quotedAnswer(TAKEN))
    expect(checkout.state()).toEqual({ refused: 'carTaken' })
    expect(checkout.bookings()).toEqual([])
  })

  // @shows BOOK-2
  it('switches on what is included and off what is not offered', async () => {
    const { answer, now, send } = openCheckout()
    await answer('quote', quotedAnswer(QUOTE))
    send({ type: 'extras.chosen', extras: { fullInsurance: true, theftProtection: false } })
    expect(now().context.draft.extras).toMatchObject({
      fullInsurance: false,
      theftProtection: true,
    })
  })

  it('holds the customer at a step with wrong fields, and an error goes with its key', async () => {
    const { answer, now, send, state } = openCheckout()
    await answer('quote', quotedAnswer(QUOTE))
    send({ type: 'step.completed', invalid: [] })
    send({ type: 'step.completed', invalid: ['phone', 'birthDate'] })
    expect(state()).toEqual({ editing: 'driver' })
    send({ type: 'driver.edited', driver: { phone: '+216 20 123 456' } })
    expect(now().context.invalid).toEqual(['birthDate'])
  })

  // @shows BOOK-18
  it('books nothing without a way to pay and accepted terms', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'terms.answered', accepted: false })
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    expect(checkout.state()).toEqual({ editing: 'review' })
    expect(checkout.now().context.invalid).toEqual(['terms'])
  })

  // @shows BOOK-3
  it('asks for the driver again when the account turns out to lack something', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: ['birthDate'] })
    expect(checkout.state()).toEqual({ editing: 'driver' })
    expect(checkout.now().context).toMatchObject({ invalid: ['birthDate'], submitted: false })
  })

  it('bars paying in full from Tunisia, and forgets it when the quote begins to say so', async () => {
    const { answer, now, send } = openCheckout()
    await answer('quote', quotedAnswer({ ...QUOTE, country: 'TN' }))
    send({ type: 'step.completed', invalid: [] })
    send({ type: 'step.completed', invalid: [] })
    send({ type: 'choice.made', choice: 'full' })
    expect(now().context).toMatchObject({ invalid: ['choice'], draft: { choice: null } })
  })

  // @shows BOOK-32, BOOK-40
  it('holds the booking while the deposit is paid, and gives it back for another choice', async () => {
    const checkout = openCheckout()
    await location(checkout, 'deposit')
    await checkout.answer('createBooking', BOOKED)
    expect(checkout.state()).toEqual({ paying: 'open' })
    expect(checkout.now().children.payment?.getSnapshot().context).toMatchObject({
      bookingId: BOOKING_ID,
      amount: 250_000,
    })
    await checkout.answer('payment', { end: 'otherChoice' })
    await checkout.answer('releaseBooking', DONE)
    expect(checkout.now().context).toMatchObject({ bookingId: null, attempt: 1, step: 'payment' })
  })

  it('confirms a paid deposit', async () => {
    const checkout = openCheckout()
    await location(checkout, 'deposit')
    await checkout.answer('createBooking', BOOKED)
    await checkout.answer('payment', { end: 'settled' })
    expect([checkout.state(), checkout.now().context.status]).toEqual(['confirmed', 'deposit'])
  })

  // @shows BOOK-28
  it('books once across reloads in every step', async () => {
    const first = openCheckout()
    await fillInCheckout(first)
    const second = first.reload()
    await second.answer('quote', quotedAnswer(QUOTE))
    expect(second.state()).toEqual({ editing: 'review' })
    second.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    await second.answer('quote', quotedAnswer(QUOTE))
    const third = second.reload()
    expect(third.state()).toEqual({ placing: 'asking' })
    expect(third.bookings()).toEqual(second.bookings())
    await third.answer('createBooking', BOOKED)
    const fourth = third.reload()
    expect([fourth.state(), fourth.waiting()]).toEqual(['confirmed', []])
  })
})
