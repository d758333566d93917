import { describe, expect, it } from 'vitest'

import { NETWORK_PROBLEM } from '../testing/problems.ts'
import { BOOKED_ANSWER, GUEST_INPUT, QUOTE, makeQuoteAnswer } from './testing/checkout-fixtures.ts'
import { fillInCheckout, requestBooking, openCheckout } from './testing/checkout-rehearsal.ts'

const connectionReturned = { type: 'connection.returned' } as const

describe('checkout when the connection returns', () => {
  // @shows FORM-10
  it('sends the booking when only its price request failed', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    await checkout.refuse('quote', NETWORK_PROBLEM)
    expect(checkout.state()).toEqual({ refused: 'quoteFailed' })

    checkout.send(connectionReturned)
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.bookings()).toMatchObject([{ key: GUEST_INPUT.attemptId, language: 'fr' }])
    await checkout.answer('createBooking', BOOKED_ANSWER)
    expect(checkout.state()).toBe('confirmed')
  })

  it('sends a booking again when it got no response, with the same key', async () => {
    const checkout = openCheckout()
    await requestBooking(checkout)
    await checkout.refuse('createBooking', NETWORK_PROBLEM)
    expect(checkout.state()).toEqual({ placing: 'failed' })

    checkout.send(connectionReturned)
    const [first, second, ...others] = checkout.bookings()
    expect([second, others]).toEqual([first, []])
  })

  it('only fetches the price when no booking was requested', async () => {
    const checkout = openCheckout()
    await checkout.refuse('quote', NETWORK_PROBLEM)
    checkout.send(connectionReturned)
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.state()).toEqual({ editing: 'options' })
    expect(checkout.bookings()).toEqual([])
  })

  it('does not book when the retried price request fails too', async () => {
    const checkout = openCheckout()
    await fillInCheckout(checkout)
    checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
    await checkout.refuse('quote', NETWORK_PROBLEM)
    checkout.send({ type: 'retry.requested' })
    await checkout.refuse('quote', NETWORK_PROBLEM)
    checkout.send(connectionReturned)
    await checkout.answer('quote', makeQuoteAnswer(QUOTE))
    expect(checkout.state()).toEqual({ editing: 'review' })
    expect(checkout.bookings()).toEqual([])
  })
})
