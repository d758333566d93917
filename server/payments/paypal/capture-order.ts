import { createHash } from 'node:crypto'

import type { ProviderPayment } from '../provider.ts'
import type { PayPalClient } from './paypal-client.ts'
import type { PayPalOrder } from './paypal-objects.ts'
import { orderPayment } from './read-order.ts'

/** The customer has to try again in PayPal's window; nothing was charged. */
const RETRIABLE_ISSUES = ['PAYER_ACTION_REQUIRED', 'ORDER_NOT_APPROVED']
const ALREADY_CAPTURED = 'ORDER_ALREADY_CAPTURED'

/**
 * Captures an approved order; returns the state of any other. An order is captured once, whatever
 * key is sent.
 */
export async function captureOrder(
  client: PayPalClient,
  order: PayPalOrder,
  key: string,
): Promise<ProviderPayment> {
  const before = orderPayment(order)
  if (before.status !== 'approved') return before

  const path = `/v2/checkout/orders/${encodeURIComponent(order.id)}`
  const capture = await client.tryTo<PayPalOrder>('POST', `${path}/capture`, {
    body: {},
    key: `${key}-capture-${approvalKey(order)}`,
  })
  if (capture.done) return { ...before, ...known(orderPayment(capture.body)) }
  if (capture.issue === ALREADY_CAPTURED)
    return orderPayment(await client.ask<PayPalOrder>('GET', path))
  if (capture.issue === null) throw capture.failure
  if (RETRIABLE_ISSUES.includes(capture.issue)) return { ...before, status: 'open' }
  return { ...before, status: 'declined', reason: 'declined' }
}

/** A customer whose card was declined approves again with another one: that is a new attempt. */
const approvalKey = ({ update_time = '' }: PayPalOrder) =>
  createHash('sha256').update(update_time).digest('hex').slice(0, 8)

/** The response to a capture lacks some fields of the order. */
const known = ({ bookingId, paymentId, amount, currency, ...rest }: ProviderPayment) => ({
  ...rest,
  ...(bookingId && { bookingId }),
  ...(paymentId && { paymentId }),
  ...(currency && { amount, currency }),
})
