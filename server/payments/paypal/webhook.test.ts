import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { Refusal } from '../../contract/problem.ts'
import { ProviderDownError } from '../provider.ts'
import { buildPaymentOrder } from '../testing/orders.ts'
import { PayPalSimulator } from '../testing/paypal/paypal-simulator.ts'
import { signPayPalWebhook } from '../testing/paypal/signature.ts'
import type { WebhookNotice } from '../testing/simulator/deliveries.ts'
import { createPayPalProvider } from './paypal-provider.ts'

let payPal: PayPalSimulator
beforeAll(async () => {
  payPal = await PayPalSimulator.start()
  payPal.webhooks.manner = 'held'
})
afterAll(() => payPal.stop())
beforeEach(() => payPal.failures.clear())

const createProvider = () =>
  createPayPalProvider({ ...payPal.settings, brandName: 'Masar', timeoutMs: 10_000 })

const findLastNotice = (type: string): WebhookNotice => {
  const notice = payPal.webhooks.held.findLast((one) => one.type === type)
  if (!notice) throw new Error(`No ${type} was sent.`)
  return notice
}

const receiveEvent = (
  notice: WebhookNotice,
  headers = signPayPalWebhook(notice, payPal.webhookId),
) => createProvider().webhook(notice.payload, new Headers(headers))

const receiveEventOrError = (notice: WebhookNotice, headers?: Record<string, string>) =>
  receiveEvent(notice, headers).catch((error: unknown) => error)

const approveOrder = async () => {
  const { reference } = await createProvider().open(buildPaymentOrder())
  payPal.ledger.approve(reference)
  return { reference, notice: findLastNotice('CHECKOUT.ORDER.APPROVED') }
}

describe('an event', () => {
  it('refers to the approved order', async () => {
    const { reference, notice } = await approveOrder()
    expect(await receiveEvent(notice)).toEqual({ eventId: notice.id, reference })
  })

  it('refers to the captured or refunded order', async () => {
    const { reference } = await approveOrder()
    const payment = await createProvider().capture(reference, 'a')
    expect(await receiveEvent(findLastNotice('PAYMENT.CAPTURE.COMPLETED'))).toMatchObject({
      reference,
    })
    await createProvider().refund(payment, 'a')
    expect(await receiveEvent(findLastNotice('PAYMENT.CAPTURE.REFUNDED'))).toMatchObject({
      reference,
    })
  })

  it('is ignored when it is not about a payment', async () => {
    const payload = '{"id":"WH-1","event_type":"CUSTOMER.DISPUTE.CREATED","resource":{"id":"1"}}'
    expect(await receiveEvent({ id: 'WH-1', type: 'x', payload })).toBeNull()
  })
})

describe('a webhook call is rejected', () => {
  it('without a signature, or with one for another webhook', async () => {
    const { notice } = await approveOrder()
    expect(await receiveEventOrError(notice, {})).toBeInstanceOf(Refusal)
    expect(await receiveEventOrError(notice, signPayPalWebhook(notice, 'ANOTHER'))).toBeInstanceOf(
      Refusal,
    )
  })

  it('when a byte was changed', async () => {
    const { notice } = await approveOrder()
    const headers = signPayPalWebhook(notice, payPal.webhookId)
    const payload = notice.payload.replace('APPROVED', 'APPROVEE')
    expect(await receiveEventOrError({ ...notice, payload }, headers)).toBeInstanceOf(Refusal)
  })

  it('when it is not JSON, which prevents injection into the verification request', async () => {
    for (const payload of ['', 'null', '"text"', '{} , "webhook_id": "mine", "x": {}'])
      expect(await receiveEventOrError({ id: 'WH-1', type: 'x', payload })).toBeInstanceOf(Refusal)
  })
})

it('a webhook call is neither accepted nor rejected while PayPal is unavailable', async () => {
  const { notice } = await approveOrder()
  payPal.failures.plan('POST /v1/notifications', 503)
  await expect(receiveEvent(notice)).rejects.toThrow(ProviderDownError)
})
