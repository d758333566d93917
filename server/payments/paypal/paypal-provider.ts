import { Refusal } from '../../contract/problem.ts'
import {
  NoSuchPaymentError,
  type ProviderSession,
  type PaymentOrder,
  type PaymentProvider,
  RefundRefusedError,
} from '../provider.ts'
import { createRequestKey } from '../request-key.ts'
import { captureOrder } from './capture-order.ts'
import { buildOrderBody } from './order-body.ts'
import { PayPalClient } from './paypal-client.ts'
import type { PayPalOrder, PayPalRefund } from './paypal-objects.ts'
import { findRefund, hasFailed, toPayPalPayment } from './read-order.ts'
import { readEvent, buildVerification } from './webhook-event.ts'

export type PayPalSettings = {
  clientId: string
  clientSecret: string
  /** The webhook's id in PayPal's dashboard, needed to verify signatures. */
  webhookId: string
  /** `https://api-m.paypal.com`, `https://api-m.sandbox.paypal.com`, or the URL of a test server. */
  apiBase: URL
  brandName: string
  timeoutMs?: number
  now?: () => Date
}

const LIVE_API_HOST = 'api-m.paypal.com'

/**
 * Creates the PayPal provider (Orders v2). The customer approves an order, and money moves only when this
 * server captures it.
 */
export function createPayPalProvider(settings: PayPalSettings): PaymentProvider {
  const client = new PayPalClient(settings)
  const readOrder = (reference: string) => client.ask<PayPalOrder>('GET', getOrderPath(reference))

  return {
    name: 'payPal',
    isTest: settings.apiBase.host !== LIVE_API_HOST,
    publicKey: settings.clientId,
    open: async (order) =>
      order.reference === null ? createOrder(client, order, settings) : reopenOrder(order),
    read: async (reference) => toPayPalPayment(await readOrder(reference)),
    capture: async (reference, key) => captureOrder(client, await readOrder(reference), key),
    // PayPal cannot cancel an order. It is left uncaptured, and expires within hours.
    close: async () => {},
    refund: async ({ reference, chargeId }, key) => {
      if (chargeId === null) throw new NoSuchPaymentError('Nothing was charged, nothing goes back.')
      const refund = await client.tryTo<PayPalRefund>(
        'POST',
        `/v2/payments/captures/${chargeId}/refund`,
        {
          body: {},
          key: `${key}-refund`,
        },
      )
      if (refund.done && !hasFailed(refund.body)) return { refundId: refund.body.id }
      const before = findRefund(await readOrder(reference))
      if (before) return { refundId: before }
      if (!refund.done && refund.issue === null) throw refund.failure
      throw new RefundRefusedError(
        `PayPal could not send it (${refund.done ? 'failed' : refund.issue}).`,
      )
    },
    findRefund: async ({ reference }) => findRefund(await readOrder(reference)),
    webhook: async (raw, headers) => {
      const body = buildVerification({ raw, headers, webhookId: settings.webhookId })
      const { verification_status } = await client.ask<{ verification_status: string }>(
        'POST',
        '/v1/notifications/verify-webhook-signature',
        { raw: body },
      )
      if (verification_status !== 'SUCCESS') throw new Refusal('forbidden')
      return readEvent(raw)
    },
  }
}

async function createOrder(
  client: PayPalClient,
  order: PaymentOrder,
  { brandName }: PayPalSettings,
) {
  const body = buildOrderBody(order, brandName)
  const key = createRequestKey(order.paymentId, 'order', body)
  const { id } = await client.ask<PayPalOrder>('POST', '/v2/checkout/orders', { body, key })
  return toProviderSession(id)
}

/** Returns an existing order without a call: the page only needs its id. */
function reopenOrder({ reference, paymentId }: PaymentOrder): ProviderSession {
  if (reference === null) throw new Error(`Payment ${paymentId} has no order at PayPal.`)
  return toProviderSession(reference)
}

const toProviderSession = (reference: string): ProviderSession => ({
  reference,
  clientSecret: null,
  customerId: null,
})

const getOrderPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`
