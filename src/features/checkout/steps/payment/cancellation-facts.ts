import type { Amount } from '@masar/domain/money/money.ts'
import { toInstant } from '@masar/domain/rental/rental-clock.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'

export interface CancellationFacts {
  isBought: boolean
  /** The price of adding the option in the options step; null if it is not offered. */
  price: Amount | null
  /** The pick-up time, as an ISO 8601 instant. */
  from: string
  zone: string
}

/** Returns the facts that determine the cost of a cancellation. */
export function toCancellationFacts(
  { quote, draft, trip }: Pick<CheckoutContext, 'quote' | 'draft' | 'trip'>,
  zone: string = getDefaultTimeZone(),
): CancellationFacts {
  const offer = quote?.offers.cancellation
  return {
    isBought: draft.extras.cancellation,
    price: offer && 'amount' in offer ? offer.amount : null,
    from: toInstant(trip.from, zone).toISOString(),
    zone,
  }
}
