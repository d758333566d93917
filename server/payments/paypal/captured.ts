import { createHash } from 'node:crypto'

import type { ProviderPayment } from '../provider.ts'
import { paymentOf } from './payment-of.ts'
import type { Order } from './paypal-objects.ts'
import type { PayPalWire } from './wire.ts'

/** What the customer has to do again, in PayPal's window; nothing was charged. */
const ASK_AGAIN = ['PAYER_ACTION_REQUIRED', 'ORDER_NOT_APPROVED']
const DONE_BEFORE = 'ORDER_ALREADY_CAPTURED'

/**
 * Takes the money of an approved order; of any other it tells how it stands. An order is captured
 * once, whatever key is sent.
 */
export async function captured(
  wire: PayPalWire,
  order: Order,
  key: string,
): Promise<ProviderPayment> {
  const before = paymentOf(order)
  if (before.standing !== 'approved') return before

  const path = `/v2/checkout/orders/${encodeURIComponent(order.id)}`
  const capture = await wire.tryTo<Order>('POST', `${path}/capture`, {
    body: {},
    key: `${key}-capture-${approvalOf(order)}`,
  })
  if (capture.done) return { ...before, ...known(paymentOf(capture.body)) }
  if (capture.issue === DONE_BEFORE) return paymentOf(await wire.ask<Order>('GET', path))
  if (capture.issue === null) throw capture.failure
  if (ASK_AGAIN.includes(capture.issue)) return { ...before, standing: 'open' }
  return { ...before, standing: 'declined', reason: 'declined' }
}

/** A customer whose card was refused approves again with another: that is another attempt. */
const approvalOf = ({ update_time = '' }: Order) =>
  createHash('sha256').update(update_time).digest('hex').slice(0, 8)

/** The answer to a capture leaves out what the order says. */
const known = ({ bookingId, paymentId, amount, currency, ...rest }: ProviderPayment) => ({
  ...rest,
  ...(bookingId && { bookingId }),
  ...(paymentId && { paymentId }),
  ...(currency && { amount, currency }),
})
