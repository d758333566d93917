import { makeBill } from '@masar/domain/pricing/quote.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import type { PriceBlockProps } from '#rental/price-block/price-block.tsx'

import { chosenTerms } from '../flow/chosen-terms.ts'

type Priced = Pick<CheckoutContext, 'quote' | 'draft' | 'status'>

const PAID_ONLINE = ['deposit', 'paid', 'paidInFull']

/** The current price of the car, to be paid; null without a quote. */
export function checkoutPrice({ quote, draft }: Priced): PriceBlockProps | null {
  if (!quote) return null
  const { lines, total } = makeBill(quote, draft.extras)
  return { lines, total, deposit: quote.deposit, choice: draft.choice, paid: null }
}

/** Online payment was chosen, but the supplier confirmed the booking before it was paid. */
export const isPaidAtCounter = ({ draft, status }: Priced): boolean =>
  draft.choice === null && status !== null && status !== 'void'

/** The price of a confirmed booking: the amount due online counts as paid if the status says so. */
export function confirmedPrice(context: Priced): PriceBlockProps | null {
  const price = checkoutPrice(context)
  const terms = chosenTerms(context)
  if (!price || !terms) return price
  const isPaid = context.status !== null && PAID_ONLINE.includes(context.status)
  if (isPaid || terms.choice === 'later') return { ...price, paid: terms.now.total }
  return { ...price, choice: null }
}
