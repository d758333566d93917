import { describe, expect, it } from 'vitest'

import { makeBlankCheckpoint } from '@masar/domain/booking/checkpoint.ts'

import { SUCCESS } from '../testing/problems.ts'
import { makeCheckpoint } from './checkout-facts.ts'
import { openCheckout, failPlacing } from './testing/checkout-rehearsal.ts'
import {
  RETURNING_GUEST_DRAFT,
  BOOKING_ID,
  EARLIER_BOOKINGS,
  GUEST_INPUT,
  NOT_SHOWN_REFUSAL,
  OWN_BOOKED_QUOTE,
  OWN_UNPAID_QUOTE,
  QUOTE,
  CUSTOMER_INPUT,
  makeEarlierAnswer,
  makeQuoteAnswer,
} from './testing/checkout-fixtures.ts'

describe('checkout of a car that this customer has already booked', () => {
  // @shows BOOK-38
  it('shows the booking instead of an unavailable car when checkout opens again', async () => {
    const { answer, state } = openCheckout()
    await answer('quote', makeQuoteAnswer(OWN_BOOKED_QUOTE))
    expect(state()).toEqual({ refused: 'alreadyBooked' })
  })

  it('shows the booking when the server refuses because of that booking', async () => {
    const { state } = await failPlacing('car taken by the customer')
    expect(state()).toEqual({ refused: 'alreadyBooked' })
  })

  it('shows the car as unavailable when the server returns no booking', async () => {
    const { state } = await failPlacing('car taken')
    expect(state()).toEqual({ refused: 'carTaken' })
  })
})

describe('checkout of a car on hold for this customer', () => {
  it('continues the existing payment in any window, with the same payment option', async () => {
    const { answer, now, send, state } = openCheckout()
    await answer('quote', makeQuoteAnswer(OWN_UNPAID_QUOTE))
    expect(state()).toEqual({ refused: 'unfinished' })
    send({ type: 'booking.adopted' })
    await answer('readBooking', makeEarlierAnswer(EARLIER_BOOKINGS['not paid yet']))
    expect(state()).toEqual({ paying: 'open' })
    const { extras, driver } = EARLIER_BOOKINGS['not paid yet']
    expect(now().context).toMatchObject({
      bookingId: BOOKING_ID,
      paymentId: 'cs_test_1',
      provider: 'sandbox',
      draft: { extras, driver, choice: 'deposit' },
    })
  })

  // @shows BOOK-28
  it('fetches the quote again after a reload, and requests no new booking', async () => {
    const review = { ...RETURNING_GUEST_DRAFT, choice: 'later', terms: true } as const
    const resume = {
      ...makeBlankCheckpoint(GUEST_INPUT.attemptId),
      draft: review,
      step: 'review',
    } as const
    const { answer, now, send } = openCheckout({ ...GUEST_INPUT, resume })
    await answer('quote', makeQuoteAnswer(OWN_UNPAID_QUOTE))
    send({ type: 'booking.adopted' })

    const checkpoint = makeCheckpoint(now())
    expect(checkpoint).toMatchObject({ at: 'editing', submitted: false })
    const reloaded = openCheckout({ ...GUEST_INPUT, resume: checkpoint })
    expect([reloaded.state(), reloaded.waiting()]).toEqual(['quoting', ['quote']])
  })

  it('takes the driver’s details from the account when the customer is signed in', async () => {
    const { answer, now, send } = openCheckout(CUSTOMER_INPUT)
    await answer('quote', makeQuoteAnswer(OWN_UNPAID_QUOTE))
    send({ type: 'booking.adopted' })
    await answer('readBooking', makeEarlierAnswer(EARLIER_BOOKINGS['not paid yet']))
    expect(now().context.draft.driver.email).toBe('')
  })

  it('releases the booking first when the customer starts over', async () => {
    const { answer, calls, send, state } = openCheckout()
    await answer('quote', makeQuoteAnswer(OWN_UNPAID_QUOTE))
    send({ type: 'attempt.renewed' })
    expect(calls.at(-1)).toMatchObject({ id: 'releaseBooking', input: { bookingId: BOOKING_ID } })
    await answer('releaseBooking', SUCCESS)
    await answer('quote', makeQuoteAnswer(QUOTE))
    expect(state()).toEqual({ editing: 'options' })
  })

  it('fetches the price again when the customer can no longer prove ownership', async () => {
    const { answer, send, state } = openCheckout()
    await answer('quote', makeQuoteAnswer(OWN_UNPAID_QUOTE))
    send({ type: 'booking.adopted' })
    await answer('readBooking', NOT_SHOWN_REFUSAL)
    expect(state()).toBe('quoting')
  })
})

describe('checkout after a guest’s booking response was lost', () => {
  it('stops offering the booking when the guest cannot prove that it is theirs', async () => {
    const { answer, now, send, state } = await failPlacing('key reused')
    send({ type: 'booking.adopted' })
    await answer('readBooking', NOT_SHOWN_REFUSAL)
    expect(state()).toEqual({ placing: 'keyReused' })
    expect(now().can({ type: 'booking.adopted' })).toBe(false)
  })

  // @shows FLOW-8
  it('repeats the request in its original language, even if the page’s language has changed', async () => {
    const checkout = await failPlacing('no network')
    checkout.send({ type: 'back.requested' })
    checkout.send({ type: 'booking.requested', language: 'es', invalid: [] })
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    const [first, second] = checkout.bookings()
    expect(first?.language).toBe(GUEST_INPUT.language)
    expect(second).toEqual(first)
  })

  it('uses the new language once the server has responded', async () => {
    const checkout = await failPlacing('too early')
    checkout.send({ type: 'back.requested' })
    checkout.send({ type: 'booking.requested', language: 'es', invalid: [] })
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.bookings().at(-1)?.language).toBe('es')
  })
})
