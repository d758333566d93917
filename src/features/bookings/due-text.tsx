import { Trans } from '@lingui/react/macro'

import type { Booking, BookingInList } from '#api/queries/bookings.query.ts'
import type { BookingState } from '@masar/domain/booking/booking-state.ts'
import type { PriceFacts } from '@masar/domain/pricing/price-summary.ts'
import { usePrices } from '#rental/prices.tsx'

import { useBookingState, useHasStarted } from './booking-status.tsx'

/** A cancellation that is requested makes the amount doubtful, so it is shown only with the whole price. */
const STATES_WITH_DUE: ReadonlySet<BookingState> = new Set(['requested', 'confirmed'])

/**
 * Whether the amount due at pick-up is certain. False once the rental has begun, because it may have been paid at the
 * counter without being recorded.
 */
export function useIsDue(booking: Booking | BookingInList): boolean {
  const state = useBookingState(booking)
  const hasBegun = useHasStarted(booking)
  return !hasBegun && state !== null && STATES_WITH_DUE.has(state)
}

/** The amount due at pick-up; renders nothing when it is unknown. */
export function DueText({ price }: { price: PriceFacts }) {
  const { atPickUp } = usePrices().showPrice(price)
  if (!atPickUp) return null

  return atPickUp.isNothing ? (
    <Trans>Nothing to pay at pick-up</Trans>
  ) : (
    <Trans>{atPickUp.amount} due at pick-up</Trans>
  )
}
