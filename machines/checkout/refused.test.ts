import { describe, expect, it } from 'vitest'

import { fillIn, openCheckout, placeAndFail } from './testing/checkout-rehearsal.ts'
import {
  AMIRA,
  AMIRA_ID,
  BADIS,
  BOOKING_ID,
  DEARER,
  EARLIER,
  GUEST,
  NO_CAR,
  QUOTE,
  REFUSALS,
  TAKEN,
} from './testing/checkout-world.ts'

describe('a refused booking', () => {
  it('shows the old and the new price, and books only for the accepted one', async () => {
    const checkout = openCheckout()
    await fillIn(checkout)
    checkout.actor.send({ type: 'booking.requested', language: 'fr' })
    await checkout.answer('quote', { ...DEARER, payLater: true })
    expect(checkout.now().value).toEqual({ refused: 'priceChanged' })
    expect(checkout.now().context.agreed).toEqual({ rental: 150_000, deposit: 250_000 })
    checkout.actor.send({ type: 'price.accepted' })
    expect(checkout.bookings()).toMatchObject([{ price: 160_000 }])
  })

  it('gives up politely when the server wants a price it does not quote', async () => {
    const checkout = await placeAndFail('price changed')
    await checkout.answer('quote', QUOTE)
    expect(checkout.now().value).toEqual({ refused: 'failed' })
  })

  it.each([
    ['car taken', 'carTaken'],
    ['car withdrawn', 'soldOut'],
    ['email taken', 'emailTaken'],
    ['session over', 'sessionExpired'],
    ['no such car', 'unknownCar'],
    ['too early', 'rejected'],
    ['server error', 'failed'],
    ['no network', 'failed'],
  ] as const)('has a state of its own for: %s', async (refusal, state) => {
    const { now } = await placeAndFail(refusal)
    expect(now().value).toEqual({ refused: state })
    expect(now().context.draft.driver).toEqual(BADIS)
  })

  it.each([
    ['wrong extra', 'options', 'cancellation'],
    ['too young', 'driver', 'birthDate'],
    ['online payment barred', 'payment', 'choice'],
  ] as const)('goes back to the step at fault: %s', async (refusal, step, field) => {
    const { now } = await placeAndFail(refusal)
    expect([now().value, now().context.invalid]).toEqual([{ editing: step }, [field]])
  })

  it('comes back to the review when a guest with an account signs in', async () => {
    const { actor, now } = await placeAndFail('email taken')
    actor.send({ type: 'session.changed', userId: null, account: null })
    expect(now().value).toEqual({ refused: 'emailTaken' })
    actor.send({ type: 'session.changed', userId: AMIRA_ID, account: AMIRA })
    expect(now().value).toEqual({ editing: 'review' })
  })

  it('waits as long as the server asks before it offers to try again', async () => {
    const { now, clock } = await placeAndFail('too many requests')
    expect(now().value).toEqual({ refused: 'throttled' })
    clock.increment(6_999)
    expect(now().value).toEqual({ refused: 'throttled' })
    clock.increment(1)
    expect(now().value).toEqual({ refused: 'failed' })
  })

  it('tries again with the same request to the letter, so that nobody books twice', async () => {
    const checkout = await placeAndFail('no network')
    checkout.actor.send({ type: 'retry.requested' })
    const [first, second] = checkout.bookings()
    expect(second).toEqual(first)
  })

  it('asks for a booking again that may be the one holding the car', async () => {
    const checkout = await placeAndFail('no network')
    checkout.actor.send({ type: 'back.requested' })
    checkout.actor.send({ type: 'booking.requested', language: 'fr' })
    await checkout.answer('quote', TAKEN)
    expect(checkout.now().value).toEqual({ booking: 'placing' })
  })

  it('still does so when the server had no time to look at the second try', async () => {
    const checkout = await placeAndFail('no network')
    checkout.actor.send({ type: 'retry.requested' })
    await checkout.refuse('createBooking', REFUSALS['too many requests'])
    checkout.actor.send({ type: 'back.requested' })
    checkout.actor.send({ type: 'booking.requested', language: 'fr' })
    await checkout.answer('quote', TAKEN)
    expect(checkout.now().value).toEqual({ booking: 'placing' })
  })

  it.each(['too many requests', 'price changed', 'email taken'] as const)(
    'knows that nothing was booked when the first answer is: %s',
    async (refusal) => {
      const { now } = await placeAndFail(refusal)
      expect(now().context.submitted).toBe(false)
    },
  )

  it('keeps the earlier booking of the same attempt when the customer says so', async () => {
    const { actor, answer, now } = await placeAndFail('key reused')
    actor.send({ type: 'booking.adopted' })
    await answer('readBooking', EARLIER['to be paid at the counter'])
    expect([now().value, now().context.bookingId]).toEqual(['confirmed', BOOKING_ID])
  })

  it('does not call an earlier booking confirmed that has not been paid', async () => {
    const { actor, answer, now } = await placeAndFail('key reused')
    actor.send({ type: 'booking.adopted' })
    await answer('readBooking', EARLIER['not paid yet'])
    expect(now().value).toEqual({ paying: 'open' })
    expect(now().context).toMatchObject({ bookingId: BOOKING_ID, draft: { choice: 'deposit' } })
  })

  it('loses nothing when the earlier booking cannot be looked up', async () => {
    const checkout = await placeAndFail('key reused')
    checkout.actor.send({ type: 'booking.adopted' })
    await checkout.refuse('readBooking', REFUSALS['no network'])
    expect(checkout.now().value).toEqual({ refused: 'adoptFailed' })
    const reloaded = checkout.reload()
    expect(reloaded.bookings()).toEqual(checkout.bookings())
  })

  it('gives the earlier booking back and begins anew, with another key', async () => {
    const checkout = await placeAndFail('key reused')
    checkout.actor.send({ type: 'attempt.renewed' })
    expect(checkout.asked.at(-1)).toEqual({
      id: 'releaseBooking',
      input: { bookingId: BOOKING_ID, paymentId: null },
    })
    await checkout.answer('releaseBooking')
    await checkout.answer('quote', QUOTE)
    checkout.actor.send({ type: 'booking.requested', language: 'fr' })
    await checkout.answer('quote', QUOTE)
    expect(checkout.bookings().at(-1)?.key).toBe(`${GUEST.attemptId}-1`)
  })

  it('says that there is no such car, and offers to try when only the network failed', async () => {
    const gone = openCheckout()
    await gone.refuse('quote', NO_CAR)
    const lost = openCheckout()
    await lost.refuse('quote', { kind: 'network' })
    expect([gone.now().value, lost.now().value]).toEqual([
      { refused: 'unknownCar' },
      { refused: 'quoteFailed' },
    ])
    lost.actor.send({ type: 'retry.requested' })
    expect(lost.now().value).toBe('quoting')
  })
})
