import { currencyOf } from '#domain/currencies.ts'
import { toMinor } from '#domain/money.ts'

import { isObjectId } from '../../db/object-id.ts'
import type { DeclineReason, ProviderPayment, ProviderStanding } from '../provider.ts'
import type { Capture, Money, Order, Refund } from './paypal-objects.ts'

/** PayPal has one unit an order here, and at most one capture that counts: the last. */
export function paymentOf(order: Order): ProviderPayment {
  const unit = order.purchase_units?.[0]
  const capture = unit?.payments?.captures?.at(-1) ?? null
  const standing = standingOf(order, capture)
  return {
    reference: order.id,
    standing,
    ...moneyOf(capture?.amount ?? unit?.amount),
    bookingId: idOf(unit?.invoice_id),
    paymentId: idOf(unit?.custom_id),
    chargeId: capture?.id ?? null,
    reason: standing === 'declined' ? reasonOf(capture) : null,
  }
}

/** What has gone back of the order already; null when nothing has, or did not arrive. */
export const refundOf = ({ purchase_units }: Order): string | null =>
  purchase_units?.[0]?.payments?.refunds?.findLast((refund) => !hasFailed(refund))?.id ?? null

export const hasFailed = ({ status }: Refund) => status === 'FAILED' || status === 'CANCELLED'

const BY_CAPTURE: Record<Capture['status'], ProviderStanding> = {
  COMPLETED: 'paid',
  // The money was taken; that it went back is known where it was sent.
  REFUNDED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  PENDING: 'processing',
  DECLINED: 'declined',
  FAILED: 'declined',
}

function standingOf({ status }: Order, capture: Capture | null): ProviderStanding {
  if (capture) return BY_CAPTURE[capture.status]
  if (status === 'APPROVED') return 'approved'
  if (status === 'VOIDED') return 'expired'
  return status === 'COMPLETED' ? 'processing' : 'open'
}

/** The answer of the payer's bank, where PayPal passes it on. */
const NO_FUNDS = '5120'

const reasonOf = (capture: Capture | null): DeclineReason =>
  capture?.processor_response?.response_code === NO_FUNDS ? 'insufficient-funds' : 'declined'

function moneyOf(money: Money | undefined): { amount: number; currency: string } {
  if (!money) return { amount: 0, currency: '' }
  const { code } = currencyOf(money.currency_code)
  return { amount: toMinor(Number(money.value), code), currency: code }
}

const idOf = (text: string | undefined) => (text && isObjectId(text) ? text : null)
