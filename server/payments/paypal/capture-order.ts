import { createHash } from 'node:crypto'

import type { ProviderPayment } from '../provider.ts'
import type { PayPalClient } from './paypal-client.ts'
import type { PayPalOrder } from './paypal-objects.ts'
import { toPayPalPayment } from './read-order.ts'

/** The customer has to try again in PayPal's window; nothing was charged. */
const RETRIABLE_ISSUES = ['PAYER_ACTION_REQUIRED', 'ORDER_NOT_APPROVED']
const ALREADY_CAPTURED_ISSUE = 'ORDER_ALREADY_CAPTURED'

/**
 * Captures an approved order; returns the state of any other order. An order is captured once, whatever key is
 * sent.
 */
export async function captureOrder(
  client: PayPalClient,
  order: PayPalOrder,
  key: string,
): Promise<ProviderPayment> {
  const before = toPayPalPayment(order)
  if (before.status !== 'approved') return before

  const path = `/v2/checkout/orders/${encodeURIComponent(order.id)}`
  const capture = await client.tryTo<PayPalOrder>('POST', `${path}/capture`, {
    body: {},
    key: `${key}-capture-${createApprovalKey(order)}`,
  })
  if (capture.done) return { ...before, ...pickKnownFields(toPayPalPayment(capture.body)) }
  if (capture.issue === ALREADY_CAPTURED_ISSUE)
    return toPayPalPayment(await client.ask<PayPalOrder>('GET', path))
  if (capture.issue === null) throw capture.failure
  if (RETRIABLE_ISSUES.includes(capture.issue)) return { ...before, status: 'open' }
  return { ...before, status: 'declined', reason: 'declined' }
}

/** Returns a key for each approval: approving again with another card after a decline is a new attempt. */
const createApprovalKey = ({ update_time = '' }: PayPalOrder) =>
  createHash('sha256').update(update_time).digest('hex').slice(0, 8)

/** Omits fields that are not set: the response to a capture lacks some fields of the order. */
const pickKnownFields = ({ bookingId, paymentId, amount, currency, ...rest }: ProviderPayment) => ({
  ...rest,
  ...(bookingId && { bookingId }),
  ...(paymentId && { paymentId }),
  ...(currency && { amount, currency }),
})
