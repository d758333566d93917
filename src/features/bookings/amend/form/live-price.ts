import { makeBill } from '@masar/domain/pricing/quote.ts'
import { isWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { AmendableFields } from '@masar/machines/amendment/amendment-facts.ts'

import { toBookingTimes } from '../../booking-times.ts'
import { quoteAmendment } from '../flow/amendment-quote.ts'
import type { AmendmentFacts } from './use-amendment-form.ts'

/**
 * Returns the draft's price in millimes, from the car prices already loaded; null while the dates are invalid.
 * The server checks price and availability before anything is changed.
 */
export function computeLivePrice(
  { booking, car }: AmendmentFacts,
  draft: AmendableFields,
): number | null {
  const { from, to, extras } = draft
  if (!isWallClock(from) || !isWallClock(to) || to <= from) return null
  const quote = quoteAmendment(car, { from, to }, toBookingTimes(booking).zone, true)
  return makeBill(quote, extras).total
}
