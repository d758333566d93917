import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ProviderOffer } from '@masar/machines/payment/payment-facts.ts'
import {
  PREPARED_CARD_PAYMENT,
  PREPARED_PAYPAL_PAYMENT,
  PAYPAL_OFFER,
  SANDBOX_OFFER,
} from '@masar/machines/payment/testing/payment-fixtures.ts'
import { hostFlows } from '#testing/flow-deps.ts'
import { settle } from '#testing/page.tsx'
import { WAIT_MS } from '#testing/wait-ms.ts'

import { startPaying } from '../testing/paying.ts'
import {
  simulateScriptLoad,
  simulateScriptError,
  listScripts,
  resetPageWithoutScripts,
} from '#testing/page-scripts.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'
import type { PaymentActor } from '../payment-actor.ts'
import { paymentSdkFlow } from './payment-sdk.flow.ts'

const PAYPAL_SCRIPT_URL = 'https://www.paypal.com/web-sdk/v6/core'
const PAYPAL_SDK = { version: '6.0.0' }

let payment: PaymentActor

async function reachPayment(offer: ProviderOffer) {
  payment = (
    await startPaying(
      offer,
      offer.name === 'payPal' ? PREPARED_PAYPAL_PAYMENT : PREPARED_CARD_PAYMENT,
    )
  ).actor
  const flows = hostFlows()
  const sdk = flows.open(paymentSdkFlow, { payment, methods: PAYMENT_METHODS })
  expect(flows.open(paymentSdkFlow, { payment, methods: PAYMENT_METHODS })).toBe(sdk)
  return sdk
}

beforeEach(resetPageWithoutScripts)
afterEach(() => payment.stop())

describe('a provider’s script', () => {
  it('is not loaded for the sandbox', async () => {
    const sdk = await reachPayment(SANDBOX_OFFER)
    await vi.waitFor(() => expect(sdk.getSnapshot().value).toBe('resolved'), WAIT_MS)
    expect(listScripts()).toEqual([])
  })

  // @shows PAY-30
  it('is loaded for the provider that the customer pays with', async () => {
    const sdk = await reachPayment(PAYPAL_OFFER)
    await vi.waitFor(() => expect(listScripts()).toEqual([PAYPAL_SCRIPT_URL]), WAIT_MS)
    await simulateScriptLoad({ paypal: PAYPAL_SDK })

    await vi.waitFor(() => expect(sdk.getSnapshot().value).toBe('resolved'), WAIT_MS)
  })

  it('is loaded from the provider’s sandbox in test mode', async () => {
    await reachPayment({ ...PAYPAL_OFFER, isTest: true })
    await vi.waitFor(
      () => expect(listScripts()).toEqual(['https://www.sandbox.paypal.com/web-sdk/v6/core']),
      WAIT_MS,
    )
  })

  it('is in the page only once, even when language and currency change', async () => {
    const sdk = await reachPayment(PAYPAL_OFFER)
    await vi.waitFor(() => expect(listScripts()).toHaveLength(1), WAIT_MS)
    await simulateScriptLoad({ paypal: PAYPAL_SDK })
    await settle(() => {
      sdk.send({ type: 'locale.changed', locale: 'fr' })
      sdk.send({ type: 'currency.changed', currency: 'USD' })
    })

    await vi.waitFor(() => expect(sdk.getSnapshot().value).toBe('resolved'), WAIT_MS)
    expect(listScripts()).toEqual([PAYPAL_SCRIPT_URL])
  })

  // @shows PAY-8
  it('is retried when blocked, first automatically and then by the customer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
    const sdk = await reachPayment(PAYPAL_OFFER)
    await vi.waitFor(
      async () => {
        await simulateScriptError()
        expect(sdk.getSnapshot().value).toBe('rejected')
      },
      { timeout: WAIT_MS, interval: 20 },
    )
    expect(console.error).toHaveBeenCalledOnce()

    await settle(() => sdk.send({ type: 'retry.requested' }))
    await vi.waitFor(() => expect(listScripts()).toHaveLength(1), WAIT_MS)
    await simulateScriptLoad({ paypal: PAYPAL_SDK })
    await vi.waitFor(() => expect(sdk.getSnapshot().value).toBe('resolved'), WAIT_MS)
  })

  it('is replaced by a new one when it hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
    const sdk = await reachPayment(PAYPAL_OFFER)
    await vi.waitFor(() => expect(listScripts()).toHaveLength(1), WAIT_MS)
    const [hanging] = document.scripts
    await settle(() => vi.advanceTimersByTimeAsync(16_000))

    await vi.waitFor(() => expect(listScripts()).toHaveLength(1), WAIT_MS)
    expect(document.scripts[0]).not.toBe(hanging)
    await simulateScriptLoad({ paypal: PAYPAL_SDK })
    await vi.waitFor(() => expect(sdk.getSnapshot().value).toBe('resolved'), WAIT_MS)
  })

  it('is removed once the payment is over', async () => {
    const sdk = await reachPayment(PAYPAL_OFFER)
    await vi.waitFor(() => expect(listScripts()).toHaveLength(1), WAIT_MS)
    await settle(() => payment.send({ type: 'payment.closed' }))

    expect(sdk.getSnapshot().status).toBe('stopped')
    expect(listScripts()).toEqual([])
  })
})
