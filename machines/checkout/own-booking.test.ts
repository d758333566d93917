import { describe, expect, it } from 'vitest'

import { blankCheckpoint } from '@masar/domain/booking/checkpoint.ts'

import { DONE } from '../testing/problems.ts'
import { makeCheckpoint } from './checkout-facts.ts'
import { openCheckout, placingFails } from './testing/checkout-rehearsal.ts'
import {
  BACK_AGAIN_DRAFT,
  BOOKING_ID,
  EARLIER,
  GUEST,
  NOT_SHOWN,
  OWN,
  OWN_UNPAID,
  QUOTE,
  CUSTOMER_INPUT,
  earlier,
  quotedAnswer,
} from './testing/checkout-fixtures.ts'

describe('car that this customer has already booked', () => {
  // @shows BOOK-38
  it('shows the booking instead of an unavailable car when the customer opens the link again', async () => {
    const { answer, state } = openCheckout()
    await answer('quote', quotedAnswer(OWN))
    expect(state()).toEqual({ refused: 'alreadyBooked' })
  })

  it('shows the booking when the server refuses because of it', async () => {
    const { state } = await placingFails('car taken by the customer')
    expect(state()).toEqual({ refused: 'alreadyBooked' })
  })

  it('is unavailable when the server names no booking', async () => {
    const { state } = await placingFails('car taken')
    expect(state()).toEqual({ refused: 'carTaken' })
  })
})

describe('car on hold for this customer', () => {
  it('continues the existing payment in any window, with the same payment option', async () => {
    const { answer, now, send, state } = openCheckout()
    await answer('quote', quotedAnswer(OWN_UNPAID))
    expect(state()).toEqual({ refused: 'unfinished' })
    send({ type: 'booking.adopted' })
    await answer('readBooking', earlier(EARLIER['not paid yet']))
    expect(state()).toEqual({ paying: 'open' })
    const { extras, driver } = EARLIER['not paid yet']
    expect(now().context).toMatchObject({
      bookingId: BOOKING_ID,
      paymentId: 'cs_test_1',
      provider: 'sandbox',
      draft: { extras, driver, choice: 'deposit' },
    })
  })

  // @shows BOOK-28
  it('fetches the quote again after a reload, and requests no new booking', async () => {
    const review = { ...BACK_AGAIN_DRAFT, choice: 'later', terms: true } as const
    const resume = { ...blankCheckpoint(GUEST.attemptId), draft: review, step: 'review' } as const
    const { answer, now, send } = openCheckout({ ...GUEST, resume })
    await answer('quote', quotedAnswer(OWN_UNPAID))
    send({ type: 'booking.adopted' })

    const kept = makeCheckpoint(now())
    expect(kept).toMatchObject({ at: 'editing', submitted: false })
    const reloaded = openCheckout({ ...GUEST, resume: kept })
    expect([reloaded.state(), reloaded.waiting()]).toEqual(['quoting', ['quote']])
  })

  it('takes the driver of a signed-in customer from the account', async () => {
    const { answer, now, send } = openCheckout(CUSTOMER_INPUT)
    await answer('quote', quotedAnswer(OWN_UNPAID))
    send({ type: 'booking.adopted' })
    await answer('readBooking', earlier(EARLIER['not paid yet']))
    expect(now().context.draft.driver.email).toBe('')
  })

  it('releases the booking first when the customer starts over', async () => {
    const { answer, calls, send, state } = openCheckout()
    await answer('quote', quotedAnswer(OWN_UNPAID))
    send({ type: 'attempt.renewed' })
    expect(calls.at(-1)).toMatchObject({ id: 'releaseBooking', input: { bookingId: BOOKING_ID } })
    await answer('releaseBooking', DONE)
    await answer('quote', quotedAnswer(QUOTE))
    expect(state()).toEqual({ editing: 'options' })
  })

  it('fetches the price again when the customer can no longer prove that the booking is theirs', async () => {
    const { answer, send, state } = openCheckout()
    await answer('quote', quotedAnswer(OWN_UNPAID))
    send({ type: 'booking.adopted' })
    await answer('readBooking', NOT_SHOWN)
    expect(state()).toBe('quoting')
  })
})

describe('guest whose response was lost', () => {
  it('stops trying to keep a booking that the guest cannot prove to own', async () => {
    const { answer, now, send, state } = await placingFails('key reused')
    send({ type: 'booking.adopted' })
    await answer('readBooking', NOT_SHOWN)
    expect(state()).toEqual({ placing: 'keyReused' })
    expect(now().can({ type: 'booking.adopted' })).toBe(false)
  })

  // @shows FLOW-8
  it('repeats the request in the language of the first one, whatever the page shows', async () => {
    const checkout = await placingFails('no network')
    checkout.send({ type: 'back.requested' })
    checkout.send({ type: 'booking.requested', language: 'es', invalid: [] })
    await checkout.answer('quote', quotedAnswer(QUOTE))
    const [first, second] = checkout.bookings()
    expect(first?.language).toBe(GUEST.language)
    expect(second).toEqual(first)
  })

  it('uses the new language once the server has responded', async () => {
    const checkout = await placingFails('too early')
    checkout.send({ type: 'back.requested' })
    checkout.send({ type: 'booking.requested', language: 'es', invalid: [] })
    await checkout.answer('quote', quotedAnswer(QUOTE))
    expect(checkout.bookings().at(-1)?.language).toBe('es')
  })
})
