import { describe, expect, it } from 'vitest'

import { SUCCESS } from '../testing/problems.ts'
import { fillInCheckout, openCheckout, requestBooking } from './testing/checkout-rehearsal.ts'
import {
  AMIRA_DRIVER,
  AMIRA_ID,
  BADIS,
  BOOKED_ANSWER,
  BOOKING_ID,
  GUEST_INPUT,
  QUOTE,
  CUSTOMER_INPUT,
  TAKEN_QUOTE,
  makeQuoteAnswer,
} from './testing/checkout-fixtures.ts'

describe('checkout', () => {
  // @shows BOOK-16
  it('books for a guest who pays later, and creates the account in the same call', async () => {
    const checkout = openCheckout()
    await requestBooking(checkout)
    expect(checkout.bookings()).toEqual([
      {
        key: GUEST_INPUT.attemptId,
        language: 'fr',
        trip: GUEST_INPUT.trip,
        userId: null,
        driver: BADIS,
        mainDriver: null,
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
    await checkout.answer('createBooking', BOOKED_ANSWER)
    expect(checkout.state()).toBe('confirmed')
    expect(checkout.now().context).toMatchObject({ bookingId: BOOKING_ID, status: 'pending' })
    expect(checkout.facts).toEqual([{ type: 'booked', bookingId: BOOKING_ID }])
  })

  it('books for a signed-in customer with the account data', async () => {
    const checkout = openCheckout({ ...CUSTOMER_INPUT, account: { ...AMIRA_DRIVER, phone: '' } })
    await requestBooking(checkout)
    const [booking] = checkout.bookings()
    expect(booking).toMatchObject({
      userId: AMIRA_ID,
      driver: { ...AMIRA_DRIVER, phone: BADIS.phone },
    })
  })

  it('keeps the draft when a guest signs in halfway and then signs out', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    const { draft } = checkout.now().context
    checkout.send({ type: 'session.changed', userId: AMIRA_ID, account: AMIRA_DRIVER })
    expect(checkout.state()).toEqual({ editing: 'review' })
    checkout.send({ type: 'session.changed', userId: null, account: null })
    expect(checkout.now().context.draft).toEqual(draft)
  })

  it('books for the customer who signs in while the price is fetched again', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    checkout.send({ type: 'session.changed', userId: AMIRA_ID, account: AMIRA_DRIVER })
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.bookings()).toMatchObject([{ userId: AMIRA_ID }])
  })

  // @shows BOOK-23
  it('fetches price and availability again before it books', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    expect([checkout.waiting(), checkout.bookings()]).toEqual([['quote'], []])
    await checkout.answer('quote', makeQuoteAnswer(TAKEN_QUOTE))
    expect(checkout.state()).toEqual({ refused: 'carTaken' })
    expect(checkout.bookings()).toEqual([])
  })

  // @shows BOOK-2
  it('selects included options and deselects unavailable ones', async () => {
    const { answer, now, send } = openCheckout()
    await answer('quote', makeQuoteAnswer(QUOTE))
    send({ type: 'extras.chosen', extras: { fullInsurance: true, theftProtection: false } })
    expect(now().context.draft.extras).toMatchObject({
      fullInsurance: false,
      theftProtection: true,
    })
  })

  it('stays at a step with invalid fields, and clears an error when its field is edited', async () => {
    const { answer, now, send, state } = openCheckout()
    await answer('quote', makeQuoteAnswer(QUOTE))
    send({ type: 'step.completed', invalid: [] })
    send({ type: 'step.completed', invalid: ['phone', 'birthDate'] })
    expect(state()).toEqual({ editing: 'driver' })
    send({ type: 'driver.edited', driver: { phone: '+216 20 123 456' } })
    expect(now().context.invalid).toEqual(['birthDate'])
  })

  // @shows BOOK-18
  it('does not book without a payment option and accepted terms', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'terms.answered', accepted: false })
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    expect(checkout.state()).toEqual({ editing: 'review' })
    expect(checkout.now().context.invalid).toEqual(['terms'])
  })

  // @shows BOOK-3
  it('returns to the driver step when the account lacks a required field', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: ['birthDate'] })
    expect(checkout.state()).toEqual({ editing: 'driver' })
    expect(checkout.now().context).toMatchObject({ invalid: ['birthDate'], submitted: false })
  })

  it('disables full payment from Tunisia, and clears the choice when a new quote disables it', async () => {
    const { answer, now, send } = openCheckout()
    await answer('quote', makeQuoteAnswer({ ...QUOTE, country: 'TN' }))
    send({ type: 'step.completed', invalid: [] })
    send({ type: 'step.completed', invalid: [] })
    send({ type: 'choice.made', choice: 'full' })
    expect(now().context).toMatchObject({ invalid: ['choice'], draft: { choice: null } })
  })

  // @shows BOOK-32, BOOK-40
  it('holds the booking while the deposit is paid, and releases it for another choice', async () => {
    const checkout = openCheckout()
    await requestBooking(checkout, 'deposit')
    await checkout.answer('createBooking', BOOKED_ANSWER)
    expect(checkout.state()).toEqual({ paying: 'open' })
    expect(checkout.now().children.payment?.getSnapshot().context).toMatchObject({
      bookingId: BOOKING_ID,
      amount: 250_000,
    })
    await checkout.answer('payment', { end: 'otherChoice' })
    await checkout.answer('releaseBooking', SUCCESS)
    expect(checkout.now().context).toMatchObject({ bookingId: null, attempt: 1, step: 'payment' })
  })

  it('confirms a paid deposit', async () => {
    const checkout = openCheckout()
    await requestBooking(checkout, 'deposit')
    await checkout.answer('createBooking', BOOKED_ANSWER)
    await checkout.answer('payment', { end: 'settled' })
    expect([checkout.state(), checkout.now().context.status]).toEqual(['confirmed', 'deposit'])
  })

  // @shows BOOK-28
  it('books only once when the page is reloaded at every step', async () => {
    const first = openCheckout()
    await fillInCheckout(first)
    const second = first.reload()
    await second.answer('quote', makeQuoteAnswer(QUOTE))
    expect(second.state()).toEqual({ editing: 'review' })
    second.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    await second.answer('quote', makeQuoteAnswer(QUOTE))
    const third = second.reload()
    expect(third.state()).toEqual({ placing: 'asking' })
    expect(third.bookings()).toEqual(second.bookings())
    await third.answer('createBooking', BOOKED_ANSWER)
    const fourth = third.reload()
    expect([fourth.state(), fourth.waiting()]).toEqual(['confirmed', []])
  })
})
