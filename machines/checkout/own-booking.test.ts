import { describe, expect, it } from 'vitest'

import { openCheckout, placeAndFail } from './testing/checkout-rehearsal.ts'
import {
  BOOKING_ID,
  EARLIER,
  GUEST,
  NOT_SHOWN,
  OWN,
  OWN_UNPAID,
  QUOTE,
  SIGNED_IN,
} from './testing/checkout-world.ts'

describe('a car that the very customer has booked', () => {
  it('is theirs, and not taken, for whoever opens its link anew', async () => {
    const { answer, now } = openCheckout()
    await answer('quote', OWN)
    expect(now().value).toEqual({ refused: 'alreadyBooked' })
  })

  it('is theirs when the server refuses it because of their own booking', async () => {
    const { now } = await placeAndFail('car taken by the customer')
    expect(now().value).toEqual({ refused: 'alreadyBooked' })
  })

  it('is somebody else’s when no booking is named', async () => {
    const { now } = await placeAndFail('car taken')
    expect(now().value).toEqual({ refused: 'carTaken' })
  })
})

describe('a car that is held for the customer until they pay', () => {
  it('is paid in any window, by the payment there is, as it was booked', async () => {
    const { actor, answer, now } = openCheckout()
    await answer('quote', OWN_UNPAID)
    expect(now().value).toEqual({ refused: 'unfinished' })
    actor.send({ type: 'booking.adopted' })
    await answer('readBooking', EARLIER['not paid yet'])
    expect(now().value).toEqual({ paying: 'open' })
    const { extras, driver } = EARLIER['not paid yet']
    expect(now().context).toMatchObject({
      bookingId: BOOKING_ID,
      paymentId: 'cs_test_1',
      provider: 'sandbox',
      draft: { extras, driver, choice: 'deposit' },
    })
  })

  it('leaves who drives to the account of who is signed in', async () => {
    const { actor, answer, now } = openCheckout(SIGNED_IN)
    await answer('quote', OWN_UNPAID)
    actor.send({ type: 'booking.adopted' })
    await answer('readBooking', EARLIER['not paid yet'])
    expect(now().context.draft.driver.email).toBe('')
  })

  it('is given back first when they want to begin anew', async () => {
    const { actor, answer, asked, now } = openCheckout()
    await answer('quote', OWN_UNPAID)
    actor.send({ type: 'attempt.renewed' })
    expect(asked.at(-1)).toMatchObject({ id: 'releaseBooking', input: { bookingId: BOOKING_ID } })
    await answer('releaseBooking')
    await answer('quote', QUOTE)
    expect(now().value).toEqual({ editing: 'options' })
  })

  it('is looked at afresh when nothing shows any more that it is theirs', async () => {
    const { actor, answer, refuse, now } = openCheckout()
    await answer('quote', OWN_UNPAID)
    actor.send({ type: 'booking.adopted' })
    await refuse('readBooking', NOT_SHOWN)
    expect(now().value).toBe('quoting')
  })
})

describe('a guest whose answer was lost', () => {
  it('is not asked for ever to keep a booking that nothing shows to be theirs', async () => {
    const { actor, refuse, now } = await placeAndFail('key reused')
    actor.send({ type: 'booking.adopted' })
    await refuse('readBooking', NOT_SHOWN)
    expect(now().value).toEqual({ refused: 'keyReused' })
    expect(now().can({ type: 'booking.adopted' })).toBe(false)
  })

  it('asks in the language they booked in, whatever they read since', async () => {
    const checkout = await placeAndFail('no network')
    checkout.actor.send({ type: 'back.requested' })
    checkout.actor.send({ type: 'booking.requested', language: 'es' })
    await checkout.answer('quote', QUOTE)
    const [first, second] = checkout.bookings()
    expect(first?.language).toBe(GUEST.language)
    expect(second).toEqual(first)
  })

  it('asks in the new language once an answer has come', async () => {
    const checkout = await placeAndFail('too early')
    checkout.actor.send({ type: 'back.requested' })
    checkout.actor.send({ type: 'booking.requested', language: 'es' })
    await checkout.answer('quote', QUOTE)
    expect(checkout.bookings().at(-1)?.language).toBe('es')
  })
})
