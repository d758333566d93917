import { type PaymentTerms, makeTerms } from '@masar/domain/payment/payment.ts'
import { paymentFacts } from '@masar/domain/pricing/quote.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import type { components } from '@masar/openapi/schema.d.ts'

/** The terms of the selected payment choice; null before one is selected, and without a quote. */
export function chosenTerms({
  quote,
  draft: { choice, extras },
}: Pick<CheckoutContext, 'quote' | 'draft'>): PaymentTerms | null {
  return quote && choice && makeTerms(choice, paymentFacts(quote, extras))
}

/** How the deposit can be left, if it is due at the counter. */
export function dueDepositMethods(
  terms: PaymentTerms | null,
  car: Pick<components['schemas']['CarDetail'], 'conditions'> | null,
): components['schemas']['DepositMethods'] {
  return terms && terms.atCounter.deposit > 0 ? (car?.conditions?.depositMethods ?? []) : []
}
