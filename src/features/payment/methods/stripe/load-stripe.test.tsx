import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BY_CARD, CARD } from '@masar/machines/payment/testing/payment-fixtures.ts'
import { hostFlows } from '#testing/flow-deps.ts'
import { settle } from '#testing/page.tsx'
import { WAIT_MS } from '#testing/wait-ms.ts'

import { startPaying } from '../../testing/paying.ts'
import { scriptArrives, scriptFails, scripts, startWithoutScripts } from '#testing/page-scripts.ts'
import type { PaymentActor } from '../../payment-actor.ts'
import { PAYMENT_METHODS } from '../payment-methods.ts'
import { paymentSdkFlow } from '../../sdk/payment-sdk.flow.ts'

const SCRIPT = 'https://js.stripe.com/endive/stripe.js'
const PATIENTLY = { timeout: WAIT_MS, interval: 20 }

let payment: PaymentActor

beforeEach(startWithoutScripts)
afterEach(() => payment.stop())

describe('the script of Stripe', () => {
  it('is reloaded when it hangs, waits for the customer when it is blocked, and is in the page once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
    payment = (await startPaying(CARD, BY_CARD)).actor
    const sdk = hostFlows().open(paymentSdkFlow, { payment, methods: PAYMENT_METHODS })
    await vi.waitFor(() => expect(scripts()).toEqual([SCRIPT]), PATIENTLY)

    const [hanging] = document.scripts
    await settle(() => vi.advanceTimersByTimeAsync(16_000))
    await vi.waitFor(() => expect(document.scripts[0]).not.toBe(hanging), PATIENTLY)
    expect(scripts()).toEqual([SCRIPT])

    await vi.waitFor(async () => {
      await scriptFails()
      expect(sdk.getSnapshot().value).toBe('rejected')
    }, PATIENTLY)
    expect(console.error).toHaveBeenCalledOnce()

    await settle(() => sdk.send({ type: 'retry.requested' }))
    const Stripe = vi.fn<(key: string, options: { locale: string }) => object>(() => ({}))
    await vi.waitFor(async () => {
      await scriptArrives({ Stripe })
      expect(sdk.getSnapshot().value).toBe('resolved')
    }, PATIENTLY)
    expect(scripts()).toEqual([SCRIPT])
    expect(Stripe).toHaveBeenCalledExactlyOnceWith('pk_live_1', { locale: 'en' })
  })
})
