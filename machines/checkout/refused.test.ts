import { describe, expect, it } from 'vitest'

import { SUCCESS, NETWORK_PROBLEM } from '../testing/problems.ts'
import { fillInCheckout, openCheckout, failPlacing } from './testing/checkout-rehearsal.ts'
import {
  AMIRA_DRIVER,
  AMIRA_ID,
  BADIS,
  BOOKING_ID,
  DEARER_QUOTE,
  EARLIER_BOOKINGS,
  GUEST_INPUT,
  UNKNOWN_TRIP_REFUSAL,
  QUOTE,
  REFUSED_BOOKING_ANSWERS,
  TAKEN_QUOTE,
  makeEarlierAnswer,
  makeQuoteAnswer,
} from './testing/checkout-fixtures.ts'

describe('refused booking', () => {
  // @shows BOOK-24
  it('shows both prices, and books only when the customer accepts the new one', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    await checkout.answer('quote', makeQuoteAnswer({ ...DEARER_QUOTE, payLater: true }))
    expect(checkout.state()).toEqual({ placing: 'priceChanged' })
    expect(checkout.now().context.agreed).toEqual({ rental: 150_000, deposit: 250_000 })
    checkout.send({ type: 'price.accepted' })
    expect(checkout.bookings()).toMatchObject([{ price: 160_000 }])
  })

  it('stops when the new quote still has the price that the server rejected', async () => {
    const checkout = await failPlacing('price changed')
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.state()).toEqual({ placing: 'failed' })
  })

  it.each([
    ['car taken', 'carTaken'],
    ['car withdrawn', 'soldOut'],
    ['email taken', 'emailTaken'],
    ['session over', 'sessionExpired'],
    ['no such car', 'unknownCar'],
    ['too early', 'rejected'],
  ] as const)('has its own state for: %s', async (refusal, expected) => {
    const { now, state } = await failPlacing(refusal)
    expect(state()).toEqual({ refused: expected })
    expect(now().context.draft.driver).toEqual(BADIS)
  })

  it.each(['server error', 'no network'] as const)(
    'may exist after a failure: %s',
    async (reason) => {
      const { now, state } = await failPlacing(reason)
      expect([state(), now().context.submitted]).toEqual([{ placing: 'failed' }, true])
    },
  )

  it.each([
    ['wrong extra', 'options', 'cancellation'],
    ['too young', 'driver', 'birthDate'],
    ['online payment barred', 'payment', 'choice'],
  ] as const)('goes back to the step that caused the refusal: %s', async (refusal, step, field) => {
    const { now, state } = await failPlacing(refusal)
    expect([state(), now().context.invalid]).toEqual([{ editing: step }, [field]])
  })

  it('returns to the review when a guest with an account signs in', async () => {
    const { send, state } = await failPlacing('email taken')
    send({ type: 'session.changed', userId: null, account: null })
    expect(state()).toEqual({ refused: 'emailTaken' })
    send({ type: 'session.changed', userId: AMIRA_ID, account: AMIRA_DRIVER })
    expect(state()).toEqual({ editing: 'review' })
  })

  it('waits for the time that the server requests before it offers a retry', async () => {
    const { clock, state } = await failPlacing('too many requests')
    expect(state()).toEqual({ placing: 'throttled' })
    clock.increment(6_999)
    expect(state()).toEqual({ placing: 'throttled' })
    clock.increment(1)
    expect(state()).toEqual({ placing: 'failed' })
  })

  // @shows BOOK-26
  it('retries with an identical request, so that no booking is duplicated', async () => {
    const checkout = await failPlacing('no network')
    checkout.send({ type: 'retry.requested' })
    const [first, second] = checkout.bookings()
    expect(second).toEqual(first)
  })

  it('marks the second request as a retry', async () => {
    const checkout = await failPlacing('no network')
    checkout.send({ type: 'retry.requested' })
    const tries = checkout.calls.filter(({ id }) => id === 'createBooking')
    expect(tries.map(({ input }) => input)).toMatchObject([
      { isRepeated: false },
      { isRepeated: true },
    ])
  })

  it('repeats the request when its booking may be the one that holds the car', async () => {
    const checkout = await failPlacing('no network')
    checkout.send({ type: 'back.requested' })
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    await checkout.answer('quote', makeQuoteAnswer(TAKEN_QUOTE))
    expect(checkout.state()).toEqual({ placing: 'asking' })
  })

  it('repeats the request even when the server has rate-limited the second try', async () => {
    const checkout = await failPlacing('no network')
    checkout.send({ type: 'retry.requested' })
    await checkout.answer('createBooking', REFUSED_BOOKING_ANSWERS['too many requests'])
    checkout.send({ type: 'back.requested' })
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    await checkout.answer('quote', makeQuoteAnswer(TAKEN_QUOTE))
    expect(checkout.state()).toEqual({ placing: 'asking' })
  })

  it.each(['too many requests', 'price changed', 'email taken'] as const)(
    'is not stored as submitted when the first response is: %s',
    async (refusal) => {
      const { now } = await failPlacing(refusal)
      expect(now().context.submitted).toBe(false)
    },
  )

  // @shows BOOK-27
  it('keeps the earlier booking of the same attempt when the customer chooses it', async () => {
    const { answer, now, send, state } = await failPlacing('key reused')
    send({ type: 'booking.adopted' })
    await answer('readBooking', makeEarlierAnswer(EARLIER_BOOKINGS['to be paid at the counter']))
    expect([state(), now().context.bookingId]).toEqual(['confirmed', BOOKING_ID])
  })

  it('does not show an unpaid earlier booking as confirmed', async () => {
    const { answer, now, send, state } = await failPlacing('key reused')
    send({ type: 'booking.adopted' })
    await answer('readBooking', makeEarlierAnswer(EARLIER_BOOKINGS['not paid yet']))
    expect(state()).toEqual({ paying: 'open' })
    expect(now().context).toMatchObject({ bookingId: BOOKING_ID, draft: { choice: 'deposit' } })
  })

  it('keeps the draft when the earlier booking cannot be fetched', async () => {
    const checkout = await failPlacing('key reused')
    checkout.send({ type: 'booking.adopted' })
    await checkout.refuse('readBooking', NETWORK_PROBLEM)
    expect(checkout.state()).toEqual({ placing: 'adoptFailed' })
    const reloaded = checkout.reload()
    expect(reloaded.bookings()).toEqual(checkout.bookings())
  })

  // @shows BOOK-27
  it('releases the earlier booking and starts over with a new key', async () => {
    const checkout = await failPlacing('key reused')
    checkout.send({ type: 'attempt.renewed' })
    expect(checkout.calls.at(-1)).toEqual({
      id: 'releaseBooking',
      input: { bookingId: BOOKING_ID, paymentId: null },
    })
    await checkout.answer('releaseBooking', SUCCESS)
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.bookings().at(-1)?.key).toBe(`${GUEST_INPUT.attemptId}-1`)
  })

  it('shows what is wrong when the trip breaks a rental rule', async () => {
    const { answer, now, state } = openCheckout()
    await answer('quote', { ok: false, refused: 'unknown-trip', issue: 'too-short' })
    expect([state(), now().context.issue]).toEqual([{ refused: 'unknownCar' }, 'too-short'])
  })

  it.each([
    ['car withdrawn', 'retry.requested', 'quoting'],
    ['too many requests', 'back.requested', { editing: 'review' }],
  ] as const)(
    'clears the error when the customer continues: %s',
    async (refusal, gesture, next) => {
      const { now, send, state } = await failPlacing(refusal)
      send({ type: gesture })
      expect([state(), now().context.problem]).toEqual([next, null])
    },
  )

  it('shows that the car does not exist, and offers a retry only for network errors', async () => {
    const withUnknownCar = openCheckout()
    await withUnknownCar.answer('quote', UNKNOWN_TRIP_REFUSAL)
    const withoutNetwork = openCheckout()
    await withoutNetwork.refuse('quote', { kind: 'network' })
    expect([withUnknownCar.state(), withoutNetwork.state()]).toEqual([
      { refused: 'unknownCar' },
      { refused: 'quoteFailed' },
    ])
    withoutNetwork.send({ type: 'retry.requested' })
    expect(withoutNetwork.state()).toBe('quoting')
  })
})
