import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { Refusal } from '../../contract/problem.ts'
import { ProviderDown } from '../provider.ts'
import { paymentOrder } from '../testing/orders.ts'
import { PayPalSimulator } from '../testing/paypal/paypal-simulator.ts'
import { signed } from '../testing/paypal/signature.ts'
import type { WebhookNotice } from '../testing/simulator/deliveries.ts'
import { payPalProvider } from './paypal-provider.ts'

let payPal: PayPalSimulator
beforeAll(async () => {
  payPal = await PayPalSimulator.start()
  payPal.webhooks.manner = 'held'
})
afterAll(() => payPal.stop())
beforeEach(() => payPal.failures.clear())

const provider = () => payPalProvider({ ...payPal.settings, brandName: 'Masar', timeoutMs: 10_000 })

const lastNotice = (type: string): WebhookNotice => {
  const notice = payPal.webhooks.held.findLast((one) => one.type === type)
  if (!notice) throw new Error(`No ${type} was sent.`)
  return notice
}

const arrives = (notice: WebhookNotice, headers = signed(notice, payPal.webhookId)) =>
  provider().webhook(notice.payload, new Headers(headers))

const answerTo = (notice: WebhookNotice, headers?: Record<string, string>) =>
  arrives(notice, headers).catch((error: unknown) => error)

const approved = async () => {
  const { reference } = await provider().open(paymentOrder())
  payPal.ledger.approve(reference)
  return { reference, notice: lastNotice('CHECKOUT.ORDER.APPROVED') }
}

describe('an event', () => {
  it('names the approved order, which must be captured', async () => {
    const { reference, notice } = await approved()
    expect(await arrives(notice)).toEqual({ eventId: notice.id, reference })
  })

  it('names the order that was captured or refunded', async () => {
    const { reference } = await approved()
    const payment = await provider().capture(reference, 'a')
    expect(await arrives(lastNotice('PAYMENT.CAPTURE.COMPLETED'))).toMatchObject({ reference })
    await provider().refund(payment, 'a')
    expect(await arrives(lastNotice('PAYMENT.CAPTURE.REFUNDED'))).toMatchObject({ reference })
  })

  it('is ignored when it is about something else', async () => {
    const payload = '{"id":"WH-1","event_type":"CUSTOMER.DISPUTE.CREATED","resource":{"id":"1"}}'
    expect(await arrives({ id: 'WH-1', type: 'x', payload })).toBeNull()
  })
})

describe('a webhook call is rejected', () => {
  it('without a signature, or with one for another webhook', async () => {
    const { notice } = await approved()
    expect(await answerTo(notice, {})).toBeInstanceOf(Refusal)
    expect(await answerTo(notice, signed(notice, 'ANOTHER'))).toBeInstanceOf(Refusal)
  })

  it('when a byte was changed', async () => {
    const { notice } = await approved()
    const headers = signed(notice, payPal.webhookId)
    const payload = notice.payload.replace('APPROVED', 'APPROVEE')
    expect(await answerTo({ ...notice, payload }, headers)).toBeInstanceOf(Refusal)
  })

  it('when it is not JSON, so that nothing can be injected into the verification request', async () => {
    for (const payload of ['', 'null', '"text"', '{} , "webhook_id": "mine", "x": {}'])
      expect(await answerTo({ id: 'WH-1', type: 'x', payload })).toBeInstanceOf(Refusal)
  })
})

it('a webhook call is neither accepted nor rejected while PayPal is unavailable', async () => {
  const { notice } = await approved()
  payPal.failures.plan('POST /v1/notifications', 503)
  await expect(arrives(notice)).rejects.toThrow(ProviderDown)
})
