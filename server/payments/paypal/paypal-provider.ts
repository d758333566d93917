import { Refusal } from '../../problem.ts'
import {
  NoSuchPayment,
  type Opened,
  type PaymentOrder,
  type PaymentProvider,
  RefundRefused,
} from '../provider.ts'
import { requestKey } from '../request-key.ts'
import { captured } from './captured.ts'
import { orderBody } from './order-body.ts'
import type { Order, Refund } from './paypal-objects.ts'
import { hasFailed, paymentOf, refundOf } from './payment-of.ts'
import { eventIn, verification } from './webhook-event.ts'
import { PayPalWire } from './wire.ts'

export type PayPalSettings = {
  clientId: string
  clientSecret: string
  /** The identifier of the webhook in PayPal's dashboard; signatures are checked against it. */
  webhookId: string
  /** `https://api-m.paypal.com`, `https://api-m.sandbox.paypal.com`, or a test's. */
  apiBase: URL
  brandName: string
  timeoutMs?: number
  now?: () => Date
}

const LIVE = 'api-m.paypal.com'

/** PayPal's orders (REST v2): the customer approves, this server captures; only then money moves. */
export function payPalProvider(settings: PayPalSettings): PaymentProvider {
  const wire = new PayPalWire(settings)
  const orderOf = (reference: string) => wire.ask<Order>('GET', orderPath(reference))

  return {
    name: 'payPal',
    isTest: settings.apiBase.host !== LIVE,
    publicKey: settings.clientId,
    open: async (order) =>
      order.reference === null ? newOrder(wire, order, settings) : again(order),
    read: async (reference) => paymentOf(await orderOf(reference)),
    capture: async (reference, key) => captured(wire, await orderOf(reference), key),
    // PayPal cannot cancel an order: nobody captures it, and it ends by itself within hours.
    close: async () => {},
    refund: async ({ reference, chargeId }, key) => {
      if (chargeId === null) throw new NoSuchPayment('Nothing was charged, nothing goes back.')
      const refund = await wire.tryTo<Refund>('POST', `/v2/payments/captures/${chargeId}/refund`, {
        body: {},
        key: `${key}-refund`,
      })
      if (refund.done && !hasFailed(refund.body)) return { refundId: refund.body.id }
      const before = refundOf(await orderOf(reference))
      if (before) return { refundId: before }
      if (!refund.done && refund.issue === null) throw refund.failure
      throw new RefundRefused(
        `PayPal could not send it (${refund.done ? 'failed' : refund.issue}).`,
      )
    },
    refundOf: async ({ reference }) => refundOf(await orderOf(reference)),
    webhook: async (raw, headers) => {
      const body = verification({ raw, headers, webhookId: settings.webhookId })
      const { verification_status } = await wire.ask<{ verification_status: string }>(
        'POST',
        '/v1/notifications/verify-webhook-signature',
        { raw: body },
      )
      if (verification_status !== 'SUCCESS') throw new Refusal('forbidden')
      return eventIn(raw)
    },
  }
}

async function newOrder(wire: PayPalWire, order: PaymentOrder, { brandName }: PayPalSettings) {
  const body = orderBody(order, brandName)
  const key = requestKey(order.paymentId, 'order', body)
  const { id } = await wire.ask<Order>('POST', '/v2/checkout/orders', { body, key })
  return openedAs(id)
}

/** Whatever became of it, the page needs no more than its number. */
const again = ({ reference }: PaymentOrder) => openedAs(reference ?? '')

const openedAs = (reference: string): Opened => ({
  reference,
  clientSecret: null,
  customerId: null,
})

const orderPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`
