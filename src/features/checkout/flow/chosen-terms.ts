import { type PaymentTerms, makeTerms } from '@masar/domain/payment/payment.ts'
import { paymentFacts } from '@masar/domain/pricing/quote.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'

/** What the chosen way to pay comes to; null before one is chosen, and without a price. */
export function chosenTerms({
  quote,
  draft: { choice, extras },
}: Pick<CheckoutContext, 'quote' | 'draft'>): PaymentTerms | null {
  return quote && choice && makeTerms(choice, paymentFacts(quote, extras))
}
