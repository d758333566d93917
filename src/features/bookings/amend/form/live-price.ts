import { makeBill } from '@masar/domain/pricing/quote.ts'
import { isWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { Amendable } from '@masar/machines/amendment/amendment-facts.ts'

import { bookingTimes } from '../../booking-times.ts'
import { quoteAmendment } from '../flow/amendment-quote.ts'
import type { AmendmentFacts } from './use-amendment-form.ts'

/**
 * What the booking costs as the form has it, at the prices of the car that the page knows, in millimes.
 * Whether the car is free then, and at which price, the server says before anything is changed. Null
 * while the days are none.
 */
export function livePrice({ booking, car }: AmendmentFacts, draft: Amendable): number | null {
  const { from, to, extras } = draft
  if (!isWallClock(from) || !isWallClock(to) || to <= from) return null
  const quote = quoteAmendment(car, { from, to }, bookingTimes(booking).zone, true)
  return makeBill(quote, extras).total
}
