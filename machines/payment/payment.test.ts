import { describe, expect, it } from 'vitest'

import { openCardForm, rehearsePayment } from './testing/payment-rehearsal.ts'
import { BACK_TO_IT, CARD_FORM, CARD, DEPOSIT, PAYPAL, REFUND } from './testing/payment-fixtures.ts'

describe('the form', () => {
  it.each([
    'provider.closed',
    'provider.declined',
    'provider.lost',
    'provider.failed',
    'challenge.left',
  ] as const)('is no evidence: the server is asked first after %s', async (type) => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type })
    await answerStatus('paid')
    expect(now().output).toMatchObject({ end: 'settled' })
  })

  it('takes a second press of the button for the first', async () => {
    const { actor, now, asked } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    const calls = asked.length
    actor.send({ type: 'payment.submitted' })
    expect([now().value, asked.length]).toEqual([{ paying: 'submitted' }, calls])
  })

  it('can be left before it is submitted, and not after', async () => {
    const { actor, now } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'payment.left' })
    actor.send({ type: 'choice.reopened' })
    actor.send({ type: 'provider.chosen', provider: 'payPal' })
    expect(now().value).toEqual({ paying: 'submitted' })
  })

  // @shows PAY-16
  it('opens again when the window was closed and nothing is paid', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.closed' })
    await answerStatus('open')
    expect(now().value).toEqual({ paying: 'filling' })
    expect(now().context.clientSecret).toBe('secret-1')
  })

  it('says why it is back when the provider was down', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.failed' })
    await answerStatus('open')
    expect([now().value, now().context.reported]).toEqual([{ paying: 'filling' }, 'failed'])
  })

  it('waits for the bank, and opens its window by hand where it was blocked', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'challenge.blocked' })
    expect(now().value).toEqual({ paying: 'blocked' })
    actor.send({ type: 'challenge.opened' })
    expect(now().value).toEqual({ paying: 'challenged' })
    actor.send({ type: 'challenge.left' })
    await answerStatus('declined', { reason: 'challenge-left' })
    expect([now().value, now().context.reason]).toEqual(['declined', 'challenge-left'])
  })

  it('asks the server when the time to pay is over, and then as often as it takes', async () => {
    const { now, clock, answerStatus } = await openCardForm()
    clock.increment(30 * 60_000 - 1)
    expect(now().value).toEqual({ paying: 'filling' })
    clock.increment(1)
    await answerStatus('open', { timeLeft: 0 })
    clock.increment(29_999)
    expect(now().value).toEqual({ paying: 'filling' })
    clock.increment(1)
    await answerStatus('expired')
    expect(now().output).toEqual({ end: 'expired' })
  })
})

describe('the word of the server', () => {
  // @shows PAY-21
  it('ends a payment that came too late with what goes back', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    await answerStatus('refunded', { refund: REFUND })
    expect(now().output).toEqual({ end: 'refunded', refund: REFUND })
  })

  it('keeps the booking when only a second payment goes back', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.approved' })
    await answerStatus('refunded', { refund: REFUND, paidOtherwise: true })
    expect(now().output).toEqual({ end: 'settled', refund: REFUND })
  })

  it('is asked for once more when a success comes after a no', async () => {
    const { actor, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.declined' })
    await answerStatus('declined')
    actor.send({ type: 'provider.approved' })
    await answerStatus('paid')
    expect(now().output).toMatchObject({ end: 'settled' })
  })

  it('says when another window has begun another payment, and closes that one only if asked', async () => {
    const { actor, now, answerStatus, answer, keys } = rehearsePayment(BACK_TO_IT)
    await answerStatus('declined', { reason: 'superseded' })
    expect(now().value).toBe('superseded')
    actor.send({ type: 'retry.requested' })
    await answer('listProviders', [CARD])
    expect(keys()).toEqual([`${DEPOSIT.key}-pay-2-stripe-TND`])
  })

  it('lets a declined customer try three times, each with a key of its own', async () => {
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
