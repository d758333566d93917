import { describe, expect, it } from 'vitest'

import { openCardForm, rehearsePayment } from './testing/payment-rehearsal.ts'
import {
  RETURNING_CUSTOMER_INPUT,
  CARD_FORM_ANSWER,
  CARD_OFFER,
  DEPOSIT_INPUT,
  PAYPAL_OFFER,
  REFUND,
} from './testing/payment-fixtures.ts'

describe('payment form', () => {
  it.each([
    'provider.closed',
    'provider.declined',
    'provider.lost',
    'provider.failed',
    'challenge.closed',
  ] as const)('does not decide the result: the status is fetched first after %s', async (type) => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type })
    await answerStatus('paid')
    expect(now().output).toMatchObject({ end: 'settled' })
  })

  it('ignores a second press of the button', async () => {
    const { actor, now, calls } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    const before = calls.length
    actor.send({ type: 'payment.submitted' })
    expect([now().value, calls.length]).toEqual([{ paying: 'submitted' }, before])
  })

  it('cannot be left after it is submitted', async () => {
    const { actor, now } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'payment.closed' })
    actor.send({ type: 'choice.reopened' })
    actor.send({ type: 'provider.chosen', provider: 'payPal' })
    expect(now().value).toEqual({ paying: 'submitted' })
  })

  // @shows PAY-16
  it('is shown again after the window was closed without a payment', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.closed' })
    await answerStatus('open')
    expect(now().value).toEqual({ paying: 'entering' })
    expect(now().context.clientSecret).toBe('secret-1')
  })

  it('is shown again with the reason when the provider has failed', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.failed' })
    await answerStatus('open')
    expect([now().value, now().context.reported]).toEqual([{ paying: 'entering' }, 'failed'])
  })

  it('waits for the bank’s window, and reports a decline when it is closed', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'challenge.blocked' })
    expect(now().value).toEqual({ paying: 'blocked' })
    actor.send({ type: 'challenge.opened' })
    expect(now().value).toEqual({ paying: 'challenged' })
    actor.send({ type: 'challenge.closed' })
    await answerStatus('declined', { reason: 'challenge-left' })
    expect([now().value, now().context.reason]).toEqual(['declined', 'challenge-left'])
  })

  it('fetches the status whenever the payment window expires', async () => {
    const { now, clock, answerStatus } = await openCardForm()
    clock.increment(30 * 60_000 - 1)
    expect(now().value).toEqual({ paying: 'entering' })
    clock.increment(1)
    await answerStatus('open', { timeLeft: 0 })
    clock.increment(29_999)
    expect(now().value).toEqual({ paying: 'entering' })
    clock.increment(1)
    await answerStatus('expired')
    expect(now().output).toEqual({ end: 'expired' })
  })
})

describe('the server’s payment status', () => {
  // @shows PAY-21
  it('ends the payment with a refund when it arrived too late', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    await answerStatus('refunded', { refund: REFUND })
    expect(now().output).toEqual({ end: 'refunded', refund: REFUND })
  })

  it('keeps the booking when only a second payment is refunded', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    await answerStatus('refunded', { refund: REFUND, paidOtherwise: true })
    expect(now().output).toEqual({ end: 'settled', refund: REFUND })
  })

  it('is fetched again when a success follows a decline', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.declined' })
    await answerStatus('declined')
    actor.send({ type: 'provider.approved' })
    await answerStatus('paid')
    expect(now().output).toMatchObject({ end: 'settled' })
  })

  it('reports a payment from another window, and starts a new one only on request', async () => {
    const { actor, now, answerStatus, answer, keys } = rehearsePayment(RETURNING_CUSTOMER_INPUT)
    await answerStatus('declined', { reason: 'superseded' })
    expect(now().value).toBe('superseded')
    actor.send({ type: 'retry.requested' })
    await answer('listProviders', [CARD_OFFER])
    expect(keys()).toEqual([`${DEPOSIT_INPUT.key}-pay-2-stripe-TND`])
  })

  it('allows three attempts when payments are declined, each with its own key', async () => {
    const { actor, now, answer, answerStatus, keys } = await openCardForm()
    for (const _ of [1, 2]) {
      actor.send({ type: 'provider.declined' })
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await answerStatus('declined')
      actor.send({ type: 'retry.requested' })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await answer('listProviders', [CARD_OFFER, PAYPAL_OFFER])
      // oxlint-disable-next-line no-await-in-loop -- as above
      await answer('preparePayment', CARD_FORM_ANSWER)
    }
    actor.send({ type: 'provider.declined' })
    await answerStatus('declined')
    expect(now().can({ type: 'retry.requested' })).toBe(false)
    expect(now().can({ type: 'provider.chosen', provider: 'payPal' })).toBe(true)
    expect(new Set(keys()).size).toBe(3)
  })
})
