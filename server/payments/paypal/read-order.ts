import { findCurrency } from '@masar/domain/money/currencies.ts'
import { type Amount, toMinor } from '@masar/domain/money/money.ts'

import { isObjectId } from '../../db/object-id.ts'
import type { WireDeclineReason, ProviderPayment, ProviderStatus } from '../provider.ts'
import type { PayPalCapture, PayPalMoney, PayPalOrder, PayPalRefund } from './paypal-objects.ts'

/** PayPal has one unit an order here, and at most one capture that counts: the last. */
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

/** What has gone back of the order already; null when nothing has, or did not arrive. */
export const findRefund = ({ purchase_units }: PayPalOrder): string | null =>
  purchase_units?.[0]?.payments?.refunds?.findLast((refund) => !hasFailed(refund))?.id ?? null

export const hasFailed = ({ status }: PayPalRefund) => status === 'FAILED' || status === 'CANCELLED'

const BY_CAPTURE: Record<PayPalCapture['status'], ProviderStatus> = {
  COMPLETED: 'paid',
  // The money was taken; that it went back is known where it was sent.
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

/** The answer of the payer's bank, where PayPal passes it on. */
const NO_FUNDS = '5120'

const declineReason = (capture: PayPalCapture | null): WireDeclineReason =>
  capture?.processor_response?.response_code === NO_FUNDS ? 'insufficient-funds' : 'declined'

function minorAmount(money: PayPalMoney | undefined): { amount: Amount; currency: string } {
  if (!money) return { amount: 0, currency: '' }
  const { code } = findCurrency(money.currency_code)
  return { amount: toMinor(Number(money.value), code), currency: code }
}

const optionalId = (text: string | undefined) => (text && isObjectId(text) ? text : null)
