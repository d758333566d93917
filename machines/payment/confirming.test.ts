import { describe, expect, it } from 'vitest'

import { openCardForm, rehearsePayment, seconds } from './testing/payment-rehearsal.ts'
import { BACK_TO_IT, CARD_FORM, CARD, DEPOSIT, PAYPAL } from './testing/payment-fixtures.ts'

describe('money that may be moving', () => {
  it('is asked about after 1, 2, 4, 8, 16 and 29 seconds, then left to a mail', async () => {
    const { actor, now, answerStatus, clock } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    for (const wait of [1, 2, 4, 8, 16, 29]) {
      // oxlint-disable-next-line no-await-in-loop -- the polls follow each other
      await answerStatus('pending')
      clock.increment(seconds(wait) - 1)
      expect(now().value).toEqual({ confirming: 'waiting' })
      clock.increment(1)
      expect(now().value).toEqual({ confirming: 'checking' })
    }
    await answerStatus('pending')
    expect(now().value).toEqual({ confirming: 'unknown' })
    actor.send({ type: 'payment.left' })
    expect(now().output).toEqual({ end: 'unknown' })
  })

  it('is found by asking once more, however late it came', async () => {
    const { actor, now, answerStatus, answerAll } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    await answerAll('pending')
    actor.send({ type: 'retry.requested' })
    await answerStatus('paid')
    expect(now().output).toMatchObject({ end: 'settled' })
  })

  // @shows PAY-16
  it('is never called failed, whatever breaks', async () => {
    const { actor, now, refuse, clock } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'provider.lost' })
    for (const wait of [1, 2, 4, 8, 16, 29]) {
      // oxlint-disable-next-line no-await-in-loop -- the polls follow each other
      await refuse('checkPayment', { kind: 'network' })
      expect(now().value).toEqual({ confirming: 'waiting' })
      clock.increment(seconds(wait))
    }
    await refuse('checkPayment', { kind: 'http', status: 500, code: 'internal' })
    expect(now().value).toEqual({ confirming: 'unknown' })
  })

  it('is left to a mail by the last word of the server, and not by the failure before it', async () => {
    const { actor, now, refuse, answerStatus, clock } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    for (const wait of [1, 2, 4, 8, 16, 29]) {
      // oxlint-disable-next-line no-await-in-loop -- the polls follow each other
      await refuse('checkPayment', { kind: 'network' })
      clock.increment(seconds(wait))
    }
    await answerStatus('pending')
    expect(now().value).toEqual({ confirming: 'unknown' })
    expect(now().context).toMatchObject({ status: 'pending', problem: null })
  })

  it('is asked about at once when the connection is back', async () => {
    const { actor, now, refuse } = await openCardForm()
    actor.send({ type: 'provider.lost' })
    await refuse('checkPayment', { kind: 'network' })
    actor.send({ type: 'connection.returned' })
    expect(now().value).toEqual({ confirming: 'checking' })
  })

  it('is looked for when the time to pay ends while it is on its way', async () => {
    const { actor, clock, now, answerStatus } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    clock.increment(30 * 60_000)
    await answerStatus('open')
    expect(now().value).toEqual({ confirming: 'waiting' })
  })

  it('brings the form back when the provider still knows of none, and the customer asks', async () => {
    const { actor, now, answerStatus, answerAll } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    await answerAll('open')
    expect(now().value).toEqual({ confirming: 'unknown' })
    actor.send({ type: 'retry.requested' })
    await answerStatus('open')
    expect(now().value).toEqual({ paying: 'filling' })
  })

  it('is not taken for unpaid while the provider may only be slow', async () => {
    const { actor, now, answerStatus, answerAll } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'provider.lost' })
    await answerStatus('open')
    expect(now().value).toEqual({ confirming: 'waiting' })
    await answerAll('open')
    expect(now().value).toEqual({ paying: 'filling' })
  })

  it('is still looked for when the customer did not want to wait for the form', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'retry.requested' })
    await answerStatus('open')
    expect(now().value).toEqual({ confirming: 'waiting' })
  })
})

describe('a booking that its supplier confirms before it is paid', () => {
  // @shows PAY-32
  it('ends the payment as what it is, with its status', async () => {
    const { now, answerStatus } = rehearsePayment(BACK_TO_IT)
    await answerStatus('booked', { bookingStatus: 'reserved' })
    expect(now().output).toEqual({ end: 'booked', bookingStatus: 'reserved' })
  })
})

describe('coming back to a payment', () => {
  it('asks the server first, and shows the form anew with the same key', async () => {
    const { now, answerStatus, waiting, answer, keys } = rehearsePayment(BACK_TO_IT)
    expect(waiting()).toEqual(['checkPayment'])
    await answerStatus('open')
    await answer('listProviders', [CARD, PAYPAL])
    expect(keys()).toEqual([`${DEPOSIT.key}-pay-1-stripe-TND`])
    await answer('preparePayment', CARD_FORM)
    expect(now().value).toEqual({ paying: 'filling' })
  })

  it('finds what was paid in another tab', async () => {
    const { now, answerStatus } = rehearsePayment(BACK_TO_IT)
    await answerStatus('paid')
    expect(now().output).toMatchObject({ end: 'settled' })
  })
})
