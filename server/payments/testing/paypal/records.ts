export type RecordedMoney = { currency_code: string; value: string }

/** How the payer's bank reacts to a charge: completes, declines or delays it. */
export const PAYPAL_OUTCOMES = ['complete', 'decline', 'pend'] as const
export type PayPalOutcome = (typeof PAYPAL_OUTCOMES)[number]

export type RecordedCapture = {
  id: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED'
  amount: RecordedMoney
  created: string
}
export type RecordedRefund = { id: string; capture: string; amount: RecordedMoney }

export type RecordedOrder = {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  created: string
  updated: string
  amount: RecordedMoney
  invoiceId: string
  customId: string
  description: string
  locale: string
  brandName: string
  returnUrl: string
  /** The result of the next capture. */
  outcome: PayPalOutcome
  captures: RecordedCapture[]
  refunds: RecordedRefund[]
}
