import { type PaymentTerms, makeTerms } from '@masar/domain/payment/payment.ts'
import { paymentFacts } from '@masar/domain/pricing/quote.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'

/** The terms of the selected payment choice; null before one is selected, and without a quote. */
export function chosenTerms({
  quote,
  draft: { choice, extras },
}: Pick<CheckoutContext, 'quote' | 'draft'>): PaymentTerms | null {
  return quote && choice && makeTerms(choice, paymentFacts(quote, extras))
}
