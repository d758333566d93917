import { describe, expect, it } from 'vitest'

import { NETWORK_PROBLEM } from '../testing/problems.ts'
import { openCardForm, rehearsePayment } from './testing/payment-rehearsal.ts'
import {
  PAYPAL_FORM_ANSWER,
  CARD_OFFER,
  DEPOSIT_INPUT,
  REFUSED_PREPARATIONS,
  PAYPAL_OFFER,
} from './testing/payment-fixtures.ts'

describe('choosing a provider', () => {
  it('is skipped when there is one provider', async () => {
    const { answer, calls } = rehearsePayment()
    await answer('listProviders', [CARD_OFFER])
    expect(calls.at(-1)).toEqual({
      id: 'preparePayment',
      input: {
        key: `${DEPOSIT_INPUT.key}-pay-1-stripe-TND`,
        bookingId: DEPOSIT_INPUT.bookingId,
        amount: 250_000,
        provider: 'stripe',
        currency: 'TND',
      },
    })
  })

  it('waits for the customer when there are several providers', async () => {
    const { actor, answer, now, waiting } = rehearsePayment()
    await answer('listProviders', [CARD_OFFER, PAYPAL_OFFER])
    expect([now().value, waiting()]).toEqual(['choosing', []])
    actor.send({ type: 'provider.chosen', provider: 'payPal' })
    await answer('preparePayment', PAYPAL_FORM_ANSWER)
    expect(now().value).toEqual({ paying: 'entering' })
    expect(now().context.charge).toMatchObject({ amount: 7_410, currency: 'EUR' })
  })

  // @shows PAY-25
  it('reports that no provider is available, and returns to the payment options', async () => {
    const { actor, answer, now } = rehearsePayment()
    await answer('listProviders', [])
    expect(now().value).toBe('unavailable')
    actor.send({ type: 'choice.reopened' })
    expect(now().output).toEqual({ end: 'otherChoice' })
  })

  it('prepares a new payment with its own key for another provider or currency', async () => {
    const { actor, answer, keys } = await openCardForm()
    actor.send({ type: 'provider.chosen', provider: 'payPal' })
    await answer('preparePayment', PAYPAL_FORM_ANSWER)
    actor.send({ type: 'currency.changed', currency: 'USD' })
    await answer('preparePayment', PAYPAL_FORM_ANSWER)
    actor.send({ type: 'provider.chosen', provider: 'stripe' })
    expect(keys()).toEqual([
      `${DEPOSIT_INPUT.key}-pay-1-stripe-TND`,
      `${DEPOSIT_INPUT.key}-pay-2-payPal-TND`,
      `${DEPOSIT_INPUT.key}-pay-3-payPal-USD`,
      `${DEPOSIT_INPUT.key}-pay-4-stripe-USD`,
    ])
  })

  it('uses keys of a length that the contract allows', async () => {
    const { keys } = await openCardForm()
    expect(keys()[0]).toMatch(/^[A-Za-z0-9_-]{8,128}$/)
  })
})

describe('preparing a payment', () => {
  it.each([
    ['not this way', 'unavailable'],
    ['barred in this country', 'unavailable'],
    ['another amount', 'priceChanged'],
    ['out of time', 'expired'],
    ['paid in another tab', 'settled'],
  ] as const)('has its own state for: %s', async (obstacle, state) => {
    const { answer, now } = rehearsePayment()
    await answer('listProviders', [CARD_OFFER])
    await answer('preparePayment', REFUSED_PREPARATIONS[obstacle])
    expect(now().value).toBe(state)
  })

  it('can be retried after a network error', async () => {
    const { answer, refuse, now } = rehearsePayment()
    await answer('listProviders', [CARD_OFFER])
    await refuse('preparePayment', NETWORK_PROBLEM)
    expect([now().value, now().can({ type: 'retry.requested' })]).toEqual(['prepareFailed', true])
  })

  it('uses the new amount only when the customer has accepted it', async () => {
    const { actor, answer, calls } = rehearsePayment()
    await answer('listProviders', [CARD_OFFER])
    await answer('preparePayment', REFUSED_PREPARATIONS['another amount'])
    expect(calls.filter(({ id }) => id === 'preparePayment')).toHaveLength(1)
    actor.send({ type: 'price.accepted' })
    expect(calls.at(-1)?.input).toMatchObject({
      amount: 260_000,
      key: `${DEPOSIT_INPUT.key}-pay-2-stripe-TND`,
    })
  })

  // @shows PAY-17
  it('repeats the request with the same key after a lost connection', async () => {
    const { actor, answer, refuse, keys } = rehearsePayment()
    await answer('listProviders', [CARD_OFFER])
    await refuse('preparePayment', { kind: 'timeout' })
    actor.send({ type: 'retry.requested' })
    await answer('listProviders', [CARD_OFFER])
    expect(keys()[1]).toBe(keys()[0])
  })

  it('checks the previous payment when it may still be in progress', async () => {
    const { actor, answer, now, answerStatus } = await openCardForm()
    actor.send({ type: 'provider.chosen', provider: 'payPal' })
    await answer('preparePayment', REFUSED_PREPARATIONS['still under way'])
    expect(now().value).toEqual({ confirming: 'checking' })
    await answerStatus('paid')
    expect(now().output).toMatchObject({ end: 'settled' })
  })
})
