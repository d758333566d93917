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

describe('a car that the very customer has booked', () => {
  // @shows BOOK-38
  it('is theirs, and not taken, for whoever opens its link anew', async () => {
    const { answer, state } = openCheckout()
    await answer('quote', quotedAnswer(OWN))
    expect(state()).toEqual({ refused: 'alreadyBooked' })
  })

  it('is theirs when the server refuses it because of their own booking', async () => {
    const { state } = await placingFails('car taken by the customer')
    expect(state()).toEqual({ refused: 'alreadyBooked' })
  })

  it('is somebody else’s when no booking is named', async () => {
    const { state } = await placingFails('car taken')
    expect(state()).toEqual({ refused: 'carTaken' })
  })
})

describe('a car that is held for the customer until they pay', () => {
  it('is paid in any window, by the payment there is, as it was booked', async () => {
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
  it('is looked up again after a reload, and nothing new is asked for that nobody has asked for', async () => {
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

  it('leaves who drives to the account of who is signed in', async () => {
    const { answer, now, send } = openCheckout(CUSTOMER_INPUT)
    await answer('quote', quotedAnswer(OWN_UNPAID))
    send({ type: 'booking.adopted' })
    await answer('readBooking', earlier(EARLIER['not paid yet']))
    expect(now().context.draft.driver.email).toBe('')
  })

  it('is given back first when they want to begin anew', async () => {
    const { answer, asked, send, state } = openCheckout()
    await answer('quote', quotedAnswer(OWN_UNPAID))
    send({ type: 'attempt.renewed' })
    expect(asked.at(-1)).toMatchObject({ id: 'releaseBooking', input: { bookingId: BOOKING_ID } })
    await answer('releaseBooking', DONE)
    await answer('quote', quotedAnswer(QUOTE))
    expect(state()).toEqual({ editing: 'options' })
  })

  it('is looked at afresh when nothing shows any more that it is theirs', async () => {
    const { answer, send, state } = openCheckout()
    await answer('quote', quotedAnswer(OWN_UNPAID))
    send({ type: 'booking.adopted' })
    await answer('readBooking', NOT_SHOWN)
    expect(state()).toBe('quoting')
  })
})

describe('a guest whose answer was lost', () => {
  it('is not asked for ever to keep a booking that nothing shows to be theirs', async () => {
    const { answer, now, send, state } = await placingFails('key reused')
    send({ type: 'booking.adopted' })
    await answer('readBooking', NOT_SHOWN)
    expect(state()).toEqual({ placing: 'keyReused' })
    expect(now().can({ type: 'booking.adopted' })).toBe(false)
  })

  // @shows FLOW-8
  it('asks in the language they booked in, whatever they read since', async () => {
    const checkout = await placingFails('no network')
    checkout.send({ type: 'back.requested' })
    checkout.send({ type: 'booking.requested', language: 'es', invalid: [] })
    await checkout.answer('quote', quotedAnswer(QUOTE))
    const [first, second] = checkout.bookings()
    expect(first?.language).toBe(GUEST.language)
    expect(second).toEqual(first)
  })

  it('asks in the new language once an answer has come', async () => {
    const checkout = await placingFails('too early')
    checkout.send({ type: 'back.requested' })
    checkout.send({ type: 'booking.requested', language: 'es', invalid: [] })
    await checkout.answer('quote', quotedAnswer(QUOTE))
    expect(checkout.bookings().at(-1)?.language).toBe('es')
  })
})
