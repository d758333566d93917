import { describe, expect, it } from 'vitest'

import { openCardForm, rehearsePayment } from './testing/payment-rehearsal.ts'
import { BACK_TO_IT, CARD_FORM, CARD, DEPOSIT, PAYPAL, REFUND } from './testing/payment-fixtures.ts'

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

  it('can be left before it is submitted, but not after', async () => {
    const { actor, now } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'payment.closed' })
    actor.send({ type: 'choice.reopened' })
    actor.send({ type: 'provider.chosen', provider: 'payPal' })
    expect(now().value).toEqual({ paying: 'submitted' })
  })

  // @shows PAY-16
  it('opens again when the window was closed and nothing is paid', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.closed' })
    await answerStatus('open')
    expect(now().value).toEqual({ paying: 'entering' })
    expect(now().context.clientSecret).toBe('secret-1')
  })

  it('shows why it is open again when the provider was down', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.failed' })
    await answerStatus('open')
    expect([now().value, now().context.reported]).toEqual([{ paying: 'entering' }, 'failed'])
  })

  it('waits for the bank, and opens a blocked window on request', async () => {
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

  it('fetches the status when the time to pay is over, any number of times', async () => {
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

describe('payment status of the server', () => {
  // @shows PAY-21
  it('ends a payment that was too late with a refund', async () => {
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

  it('shows that another window has begun a payment, and starts its own only on request', async () => {
    const { actor, now, answerStatus, answer, keys } = rehearsePayment(BACK_TO_IT)
    await answerStatus('declined', { reason: 'superseded' })
    expect(now().value).toBe('superseded')
    actor.send({ type: 'retry.requested' })
    await answer('listProviders', [CARD])
    expect(keys()).toEqual([`${DEPOSIT.key}-pay-2-stripe-TND`])
  })

  it('lets a declined customer try three times, each with its own key', async () => {
    const { actor, now, answer, answerStatus, keys } = await openCardForm()
    for (const _ of [1, 2]) {
      actor.send({ type: 'provider.declined' })
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await answerStatus('declined')
      actor.send({ type: 'retry.requested' })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await answer('listProviders', [CARD, PAYPAL])
      // oxlint-disable-next-line no-await-in-loop -- as above
      await answer('preparePayment', CARD_FORM)
    }
    actor.send({ type: 'provider.declined' })
    await answerStatus('declined')
    expect(now().can({ type: 'retry.requested' })).toBe(false)
    expect(now().can({ type: 'provider.chosen', provider: 'payPal' })).toBe(true)
    expect(new Set(keys()).size).toBe(3)
  })
})
