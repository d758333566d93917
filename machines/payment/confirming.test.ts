import { describe, expect, it } from 'vitest'

import { openCardForm, rehearsePayment, secondsToMs } from './testing/payment-rehearsal.ts'
import {
  RETURNING_CUSTOMER_INPUT,
  CARD_FORM_ANSWER,
  CARD_OFFER,
  DEPOSIT_INPUT,
  PAYPAL_OFFER,
} from './testing/payment-fixtures.ts'

describe('a payment with an unknown result', () => {
  it('is polled after 1, 2, 4, 8, 16 and 29 seconds, then ends with an unknown result', async () => {
    const { actor, now, answerStatus, clock } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    for (const wait of [1, 2, 4, 8, 16, 29]) {
      // oxlint-disable-next-line no-await-in-loop -- one poll after the other
      await answerStatus('pending')
      clock.increment(secondsToMs(wait) - 1)
      expect(now().value).toEqual({ confirming: 'waiting' })
      clock.increment(1)
      expect(now().value).toEqual({ confirming: 'checking' })
    }
    await answerStatus('pending')
    expect(now().value).toEqual({ confirming: 'unknown' })
    actor.send({ type: 'payment.closed' })
    expect(now().output).toEqual({ end: 'unknown' })
  })

  it('is settled when the customer checks again after the last poll', async () => {
    const { actor, now, answerStatus, answerAll } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    await answerAll('pending')
    actor.send({ type: 'retry.requested' })
    await answerStatus('paid')
    expect(now().output).toMatchObject({ end: 'settled' })
  })

  // @shows PAY-16
  it('is not shown as failed when status checks fail', async () => {
    const { actor, now, refuse, clock } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'provider.lost' })
    for (const wait of [1, 2, 4, 8, 16, 29]) {
      // oxlint-disable-next-line no-await-in-loop -- one poll after the other
      await refuse('checkPayment', { kind: 'network' })
      expect(now().value).toEqual({ confirming: 'waiting' })
      clock.increment(secondsToMs(wait))
    }
    await refuse('checkPayment', { kind: 'http', status: 500, code: 'internal' })
    expect(now().value).toEqual({ confirming: 'unknown' })
  })

  it('keeps the last status from the server after the last poll, and clears an earlier failure', async () => {
    const { actor, now, refuse, answerStatus, clock } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    for (const wait of [1, 2, 4, 8, 16, 29]) {
      // oxlint-disable-next-line no-await-in-loop -- one poll after the other
      await refuse('checkPayment', { kind: 'network' })
      clock.increment(secondsToMs(wait))
    }
    await answerStatus('pending')
    expect(now().value).toEqual({ confirming: 'unknown' })
    expect(now().context).toMatchObject({ status: 'pending', problem: null })
  })

  it('is checked at once when the connection is back', async () => {
    const { actor, now, refuse } = await openCardForm()
    actor.send({ type: 'provider.lost' })
    await refuse('checkPayment', { kind: 'network' })
    actor.send({ type: 'connection.returned' })
    expect(now().value).toEqual({ confirming: 'checking' })
  })

  it('is checked when the payment window expires after submission', async () => {
    const { actor, clock, now, answerStatus } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    clock.increment(30 * 60_000)
    await answerStatus('open')
    expect(now().value).toEqual({ confirming: 'waiting' })
  })

  it('returns to the form when the customer checks again and the provider still has no payment', async () => {
    const { actor, now, answerStatus, answerAll } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    await answerAll('open')
    expect(now().value).toEqual({ confirming: 'unknown' })
    actor.send({ type: 'retry.requested' })
    await answerStatus('open')
    expect(now().value).toEqual({ paying: 'entering' })
  })

  it('is not treated as unpaid while the provider may just be slow', async () => {
    const { actor, now, answerStatus, answerAll } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'provider.lost' })
    await answerStatus('open')
    expect(now().value).toEqual({ confirming: 'waiting' })
    await answerAll('open')
    expect(now().value).toEqual({ paying: 'entering' })
  })

  it('is checked when the customer stops waiting for the form', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'retry.requested' })
    await answerStatus('open')
    expect(now().value).toEqual({ confirming: 'waiting' })
  })
})

describe('a booking that its supplier confirms before payment', () => {
  // @shows PAY-32
  it('ends the payment with the booking’s status', async () => {
    const { now, answerStatus } = rehearsePayment(RETURNING_CUSTOMER_INPUT)
    await answerStatus('booked', { bookingStatus: 'reserved' })
    expect(now().output).toEqual({ end: 'booked', bookingStatus: 'reserved' })
  })
})

describe('returning to a payment', () => {
  it('fetches the status first, and shows the form again with the same key', async () => {
    const { now, answerStatus, waiting, answer, keys } = rehearsePayment(RETURNING_CUSTOMER_INPUT)
    expect(waiting()).toEqual(['checkPayment'])
    await answerStatus('open')
    await answer('listProviders', [CARD_OFFER, PAYPAL_OFFER])
    expect(keys()).toEqual([`${DEPOSIT_INPUT.key}-pay-1-stripe-TND`])
    await answer('preparePayment', CARD_FORM_ANSWER)
    expect(now().value).toEqual({ paying: 'entering' })
  })

  it('finds a payment made in another tab', async () => {
    const { now, answerStatus } = rehearsePayment(RETURNING_CUSTOMER_INPUT)
    await answerStatus('paid')
    expect(now().output).toMatchObject({ end: 'settled' })
  })
})
