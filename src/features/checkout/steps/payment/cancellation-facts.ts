import { toInstant } from '@masar/domain/rental/rental-clock.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'

export interface CancellationFacts {
  isBought: boolean
  /** Whether the option can be added in the options step. */
  isOffered: boolean
  /** The pick-up time, as an ISO 8601 instant. */
  from: string
  zone: string
}

/** Returns the facts that determine the cost of a cancellation. */
export function toCancellationFacts(
  { quote, draft, trip }: Pick<CheckoutContext, 'quote' | 'draft' | 'trip'>,
  zone: string = getDefaultTimeZone(),
): CancellationFacts {
  const { offer = 'unavailable' } = quote?.offers.cancellation ?? {}
  return {
    isBought: draft.extras.cancellation,
    isOffered: offer !== 'unavailable',
    from: toInstant(trip.from, zone).toISOString(),
    zone,
  }
}
