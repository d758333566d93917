import { findCurrency } from '@masar/domain/money/currencies.ts'
import { type Amount, toMinor } from '@masar/domain/money/money.ts'

import { isObjectId } from '../../db/object-id.ts'
import type { WireDeclineReason, ProviderPayment, ProviderStatus } from '../provider.ts'
import type { PayPalCapture, PayPalMoney, PayPalOrder, PayPalRefund } from './paypal-objects.ts'

/** Our orders have one unit, and at most one capture counts: the last. */
export function orderPayment(order: PayPalOrder): ProviderPayment {
  const unit = order.purchase_units?.[0]
  const capture = unit?.payments?.captures?.at(-1) ?? null
  const status = orderStatus(order, capture)
  return {
    reference: order.id,
    status,
    ...minorAmount(capture?.amount ?? unit?.amount),
    bookingId: optionalId(unit?.invoice_id),
    paymentId: optionalId(unit?.custom_id),
    chargeId: capture?.id ?? null,
    reason: status === 'declined' ? declineReason(capture) : null,
  }
}

/** The completed refund of the order; null when there is none, or when it failed. */
export const findRefund = ({ purchase_units }: PayPalOrder): string | null =>
  purchase_units?.[0]?.payments?.refunds?.findLast((refund) => !hasFailed(refund))?.id ?? null

export const hasFailed = ({ status }: PayPalRefund) => status === 'FAILED' || status === 'CANCELLED'

const BY_CAPTURE: Record<PayPalCapture['status'], ProviderStatus> = {
  COMPLETED: 'paid',
  // The money was captured; refunds are recorded where they are sent.
  REFUNDED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  PENDING: 'processing',
  DECLINED: 'declined',
  FAILED: 'declined',
}

function orderStatus({ status }: PayPalOrder, capture: PayPalCapture | null): ProviderStatus {
  if (capture) return BY_CAPTURE[capture.status]
  if (status === 'APPROVED') return 'approved'
  if (status === 'VOIDED') return 'expired'
  return status === 'COMPLETED' ? 'processing' : 'open'
}

/** The response of the payer's bank, if PayPal passes it on. */
const NO_FUNDS = '5120'

const declineReason = (capture: PayPalCapture | null): WireDeclineReason =>
  capture?.processor_response?.response_code === NO_FUNDS ? 'insufficient-funds' : 'declined'

function minorAmount(money: PayPalMoney | undefined): { amount: Amount; currency: string } {
  if (!money) return { amount: 0, currency: '' }
  const { code } = findCurrency(money.currency_code)
  return { amount: toMinor(Number(money.value), code), currency: code }
}

const optionalId = (text: string | undefined) => (text && isObjectId(text) ? text : null)
