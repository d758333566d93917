export type Money = { currency_code: string; value: string }

/** How the payer's bank takes being asked: at once, later, or not at all. */
export const OUTCOMES = ['complete', 'decline', 'pend'] as const
export type Outcome = (typeof OUTCOMES)[number]

export type Capture = {
  id: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED'
  amount: Money
  created: string
}
export type Refund = { id: string; capture: string; amount: Money }

export type Order = {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  created: string
  updated: string
  amount: Money
  invoiceId: string
  customId: string
  description: string
  locale: string
  brandName: string
  returnUrl: string
  /** How the next capture ends. */
  outcome: Outcome
  captures: Capture[]
  refunds: Refund[]
}
