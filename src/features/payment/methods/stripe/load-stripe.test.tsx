import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  PREPARED_CARD_PAYMENT,
  CARD_OFFER,
} from '@masar/machines/payment/testing/payment-fixtures.ts'
import { hostFlows } from '#testing/flow-deps.ts'
import { settle } from '#testing/page.tsx'
import { WAIT_MS } from '#testing/wait-ms.ts'

import { startPaying } from '../../testing/paying.ts'
import {
  simulateScriptLoad,
  simulateScriptError,
  listScripts,
  resetPageWithoutScripts,
} from '#testing/page-scripts.ts'
import type { PaymentActor } from '../../payment-actor.ts'
import { PAYMENT_METHODS } from '../payment-methods.ts'
import { paymentSdkFlow } from '../../sdk/payment-sdk.flow.ts'

const SCRIPT_URL = 'https://js.stripe.com/endive/stripe.js'
const WAIT_OPTIONS = { timeout: WAIT_MS, interval: 20 }

let payment: PaymentActor

beforeEach(resetPageWithoutScripts)
afterEach(() => payment.stop())

describe('the Stripe script', () => {
  it('loads again after it hangs or is blocked, and is in the page only once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
    payment = (await startPaying(CARD_OFFER, PREPARED_CARD_PAYMENT)).actor
    const sdk = hostFlows().open(paymentSdkFlow, { payment, methods: PAYMENT_METHODS })
    await vi.waitFor(() => expect(listScripts()).toEqual([SCRIPT_URL]), WAIT_OPTIONS)

    const [hanging] = document.scripts
    await settle(() => vi.advanceTimersByTimeAsync(16_000))
    await vi.waitFor(() => expect(document.scripts[0]).not.toBe(hanging), WAIT_OPTIONS)
    expect(listScripts()).toEqual([SCRIPT_URL])

    await vi.waitFor(async () => {
      await simulateScriptError()
      expect(sdk.getSnapshot().value).toBe('rejected')
    }, WAIT_OPTIONS)
    expect(console.error).toHaveBeenCalledOnce()

    await settle(() => sdk.send({ type: 'retry.requested' }))
    const Stripe = vi.fn<(key: string, options: { locale: string }) => object>(() => ({}))
    await vi.waitFor(async () => {
      await simulateScriptLoad({ Stripe })
      expect(sdk.getSnapshot().value).toBe('resolved')
    }, WAIT_OPTIONS)
    expect(listScripts()).toEqual([SCRIPT_URL])
    expect(Stripe).toHaveBeenCalledExactlyOnceWith('pk_live_1', { locale: 'en' })
  })
})
