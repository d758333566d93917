import type { SnapshotFrom } from 'xstate'

import { findExistingBooking, isBookable } from './attempt.ts'
import type { placingMachine } from './placing.machine.ts'

export type Placing = SnapshotFrom<typeof placingMachine>

export const placingInvariants: Record<string, (placing: Placing) => boolean> = {
  'what is asked for has a quote, a way to pay and accepted terms': (placing) =>
    !placing.matches('asking') || isBookable(placing.context),
  'a price change has two prices': (placing) => {
    const { agreed, quote } = placing.context
    return !placing.matches('priceChanged') || (agreed !== null && quote !== null)
  },
  'what is given back is a known booking': (placing) =>
    placing.context.progress !== 'releasing' || placing.context.bookingId !== null,
  'what is looked up is a known booking': (placing) =>
    !placing.matches('adopting') || findExistingBooking(placing.context) !== null,
  'a lost answer may be a booking': (placing) =>
    !placing.matches('failed') ||
    placing.context.submitted ||
    placing.context.problem?.kind === 'http',
  'a booking that was made is known': (placing) =>
    !(placing.matches('booked') || placing.matches('adopted')) ||
    placing.context.bookingId !== null,
}
