import { Refusal } from '../../contract/problem.ts'
import {
  NoSuchPayment,
  type Opened,
  type PaymentOrder,
  type PaymentProvider,
  RefundRefused,
} from '../provider.ts'
import { requestKey } from '../request-key.ts'
import { captureOrder } from './capture-order.ts'
import { orderBody } from './order-body.ts'
import { PayPalClient } from './paypal-client.ts'
import type { PayPalOrder, PayPalRefund } from './paypal-objects.ts'
import { findRefund, hasFailed, orderPayment } from './read-order.ts'
import { readEvent, verification } from './webhook-event.ts'

export type PayPalSettings = {
  clientId: string
  clientSecret: string
  /** The id of the webhook in PayPal's dashboard, needed to verify signatures. */
  webhookId: string
  /** `https://api-m.paypal.com`, `https://api-m.sandbox.paypal.com`, or a test's. */
  apiBase: URL
  brandName: string
  timeoutMs?: number
  now?: () => Date
}

const LIVE = 'api-m.paypal.com'

/** PayPal orders (REST v2): the customer approves, this server captures; only then money moves. */
export function payPalProvider(settings: PayPalSettings): PaymentProvider {
  const client = new PayPalClient(settings)
  const readOrder = (reference: string) => client.ask<PayPalOrder>('GET', orderPath(reference))

  return {
    name: 'payPal',
    isTest: settings.apiBase.host !== LIVE,
    publicKey: settings.clientId,
    open: async (order) =>
      order.reference === null ? newOrder(client, order, settings) : again(order),
    read: async (reference) => orderPayment(await readOrder(reference)),
    capture: async (reference, key) => captureOrder(client, await readOrder(reference), key),
    // PayPal cannot cancel an order: it is not captured, and expires within hours.
    close: async () => {},
    refund: async ({ reference, chargeId }, key) => {
      if (chargeId === null) throw new NoSuchPayment('Nothing was charged, nothing goes back.')
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
      throw new RefundRefused(
        `PayPal could not send it (${refund.done ? 'failed' : refund.issue}).`,
      )
    },
    findRefund: async ({ reference }) => findRefund(await readOrder(reference)),
    webhook: async (raw, headers) => {
      const body = verification({ raw, headers, webhookId: settings.webhookId })
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

async function newOrder(client: PayPalClient, order: PaymentOrder, { brandName }: PayPalSettings) {
  const body = orderBody(order, brandName)
  const key = requestKey(order.paymentId, 'order', body)
  const { id } = await client.ask<PayPalOrder>('POST', '/v2/checkout/orders', { body, key })
  return openedAs(id)
}

/** Whatever its state, the page needs only its id. */
function again({ reference, paymentId }: PaymentOrder): Opened {
  if (reference === null) throw new Error(`Payment ${paymentId} has no order at PayPal.`)
  return openedAs(reference)
}

const openedAs = (reference: string): Opened => ({
  reference,
  clientSecret: null,
  customerId: null,
})

const orderPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`
