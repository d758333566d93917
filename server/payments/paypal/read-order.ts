import { findCurrency } from '@masar/domain/money/currencies.ts'
import { type Amount, toMinor } from '@masar/domain/money/money.ts'

import { isObjectId } from '../../db/object-id.ts'
import type { WireDeclineReason, ProviderPayment, ProviderStatus } from '../provider.ts'
import type { PayPalCapture, PayPalMoney, PayPalOrder, PayPalRefund } from './paypal-objects.ts'

/** Maps an order to a payment. Our orders have one unit, and only the last capture counts. */
export function toPayPalPayment(order: PayPalOrder): ProviderPayment {
  const unit = order.purchase_units?.[0]
  const capture = unit?.payments?.captures?.at(-1) ?? null
  const status = getOrderStatus(order, capture)
  return {
    reference: order.id,
    status,
    ...toMinorAmount(capture?.amount ?? unit?.amount),
    bookingId: toObjectIdOrNull(unit?.invoice_id),
    paymentId: toObjectIdOrNull(unit?.custom_id),
    chargeId: capture?.id ?? null,
    reason: status === 'declined' ? getDeclineReason(capture) : null,
  }
}

/** Returns the id of the last refund that has not failed, or null. */
export const findRefund = ({ purchase_units }: PayPalOrder): string | null =>
  purchase_units?.[0]?.payments?.refunds?.findLast((refund) => !hasFailed(refund))?.id ?? null

export const hasFailed = ({ status }: PayPalRefund) => status === 'FAILED' || status === 'CANCELLED'

const STATUS_BY_CAPTURE: Record<PayPalCapture['status'], ProviderStatus> = {
  COMPLETED: 'paid',
  // The money was captured; refunds are recorded where they are sent.
  REFUNDED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  PENDING: 'processing',
  DECLINED: 'declined',
  FAILED: 'declined',
}

function getOrderStatus({ status }: PayPalOrder, capture: PayPalCapture | null): ProviderStatus {
  if (capture) return STATUS_BY_CAPTURE[capture.status]
  if (status === 'APPROVED') return 'approved'
  if (status === 'VOIDED') return 'expired'
  return status === 'COMPLETED' ? 'processing' : 'open'
}

/** The bank's response code for insufficient funds, if PayPal passes it on. */
const INSUFFICIENT_FUNDS_CODE = '5120'

const getDeclineReason = (capture: PayPalCapture | null): WireDeclineReason =>
  capture?.processor_response?.response_code === INSUFFICIENT_FUNDS_CODE
    ? 'insufficient-funds'
    : 'declined'

function toMinorAmount(money: PayPalMoney | undefined): { amount: Amount; currency: string } {
  if (!money) return { amount: 0, currency: '' }
  const { code } = findCurrency(money.currency_code)
  return { amount: toMinor(Number(money.value), code), currency: code }
}

const toObjectIdOrNull = (text: string | undefined) => (text && isObjectId(text) ? text : null)
