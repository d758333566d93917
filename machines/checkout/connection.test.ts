import { describe, expect, it } from 'vitest'

import { NETWORK } from '../testing/problems.ts'
import { BOOKED_ANSWER, GUEST, QUOTE, makeQuoteAnswer } from './testing/checkout-fixtures.ts'
import { fillInCheckout, requestBooking, openCheckout } from './testing/checkout-rehearsal.ts'

const returned = { type: 'connection.returned' } as const

describe('checkout when the connection returns', () => {
  // @shows FORM-10
  it('sends the booking when only its price request had failed', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    await checkout.refuse('quote', NETWORK)
    expect(checkout.state()).toEqual({ refused: 'quoteFailed' })

    checkout.send(returned)
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.bookings()).toMatchObject([{ key: GUEST.attemptId, language: 'fr' }])
    await checkout.answer('createBooking', BOOKED_ANSWER)
    expect(checkout.state()).toBe('confirmed')
  })

  it('sends a booking without a response again, with the same key', async () => {
    const checkout = openCheckout()
    await requestBooking(checkout)
    await checkout.refuse('createBooking', NETWORK)
    expect(checkout.state()).toEqual({ placing: 'failed' })

    checkout.send(returned)
    const [first, second, ...others] = checkout.bookings()
    expect([second, others]).toEqual([first, []])
  })

  it('only fetches the price when no booking was requested', async () => {
    const checkout = openCheckout()
    await checkout.refuse('quote', NETWORK)
    checkout.send(returned)
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.state()).toEqual({ editing: 'options' })
    expect(checkout.bookings()).toEqual([])
  })

  it('does not book when the retried price request failed, too', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    await checkout.refuse('quote', NETWORK)
    checkout.send({ type: 'retry.requested' })
    await checkout.refuse('quote', NETWORK)
    checkout.send(returned)
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.state()).toEqual({ editing: 'review' })
    expect(checkout.bookings()).toEqual([])
  })
})
