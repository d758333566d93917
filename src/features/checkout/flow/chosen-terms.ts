import { type PaymentTerms, makePaymentTerms } from '@masar/domain/payment/payment.ts'
import { extractPaymentFacts } from '@masar/domain/pricing/quote.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import type { components } from '@masar/openapi/schema.d.ts'

/** Returns the terms of the selected payment choice; null without a choice or a quote. */
export function makeChosenTerms({
  quote,
  draft: { choice, extras },
}: Pick<CheckoutContext, 'quote' | 'draft'>): PaymentTerms | null {
  return quote && choice && makePaymentTerms(choice, extractPaymentFacts(quote, extras))
}

/** Returns how the deposit can be paid, if it is due at the counter. */
export function listCounterDepositMethods(
  terms: PaymentTerms | null,
  car: Pick<components['schemas']['CarDetail'], 'conditions'> | null,
): components['schemas']['DepositMethods'] {
  return terms && terms.atCounter.deposit > 0 ? (car?.conditions?.depositMethods ?? []) : []
}
