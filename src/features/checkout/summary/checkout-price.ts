import { makeBill } from '@masar/domain/pricing/quote.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import type { PriceBlockProps } from '#rental/price-block/price-block.tsx'

import { makeChosenTerms } from '../flow/chosen-terms.ts'

type PricedContext = Pick<CheckoutContext, 'quote' | 'draft' | 'status'>

const PAID_ONLINE_STATUSES = ['deposit', 'paid', 'paidInFull']

/** Returns the current price of the car before any payment; null without a quote. */
export function toCheckoutPrice({ quote, draft }: PricedContext): PriceBlockProps | null {
  if (!quote) return null
  const { lines, total } = makeBill(quote, draft.extras)
  return { lines, total, deposit: quote.deposit, choice: draft.choice, paid: null }
}

/**
 * Returns true if the customer chose online payment, but the supplier confirmed the booking before the payment
 * was made.
 */
export const isPaidAtCounter = ({ draft, status }: PricedContext): boolean =>
  draft.choice === null && status !== null && status !== 'void'

/**
 * Returns the price of a confirmed booking. The amount due online counts as paid if the booking has a paid
 * status.
 */
export function toConfirmedPrice(context: PricedContext): PriceBlockProps | null {
  const price = toCheckoutPrice(context)
  const terms = makeChosenTerms(context)
  if (!price || !terms) return price
  const isPaid = context.status !== null && PAID_ONLINE_STATUSES.includes(context.status)
  if (isPaid || terms.choice === 'later') return { ...price, paid: terms.now.total }
  return { ...price, choice: null }
}
