import { makeBill } from '@masar/domain/pricing/quote.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import type { PriceBlockProps } from '#rental/price-block/price-block.tsx'

import { chosenTerms } from '../flow/chosen-terms.ts'

type Priced = Pick<CheckoutContext, 'quote' | 'draft' | 'status'>

const PAID_ONLINE = ['deposit', 'paid', 'paidInFull']

/** What the car comes to by now, to be paid; null without a price. */
export function checkoutPrice({ quote, draft }: Priced): PriceBlockProps | null {
  if (!quote) return null
  const { lines, total } = makeBill(quote, draft.extras)
  return { lines, total, deposit: quote.deposit, choice: draft.choice, paid: null }
}

/** It was to be paid online, and its supplier has confirmed it before it was. */
export const isLeftForCounter = ({ draft, status }: Priced): boolean =>
  draft.choice === null && status !== null && status !== 'void'

/** The same of what is booked: what was due online has been paid, where the status says so. */
export function confirmedPrice(context: Priced): PriceBlockProps | null {
  const price = checkoutPrice(context)
  const terms = chosenTerms(context)
  if (!price || !terms) return price
  const isPaid = context.status !== null && PAID_ONLINE.includes(context.status)
  if (isPaid || terms.choice === 'later') return { ...price, paid: terms.now.total }
  return { ...price, choice: null }
}
