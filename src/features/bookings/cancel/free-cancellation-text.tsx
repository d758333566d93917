import { Trans } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { getFullRefundDeadline } from '@masar/domain/booking/cancellation.ts'
import { useDeadlineTexts } from '#rental/deadline/use-deadline-texts.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { useNow } from '#ui/lifecycle/clock.ts'
import { P } from '#ui/style/type.tsx'

import { toBookingTimes } from '../booking-times.ts'

/** The deadline for free cancellation; renders nothing once it has passed. */
export function FreeCancellationText({ booking }: { booking: Booking }) {
  const { refundTerms } = useCapabilities()
  const now = useNow().getTime()
  const deadline = getFullRefundDeadline(booking.from)
  const until = useDeadlineTexts(toBookingTimes(booking).zone).moment(deadline)
  if (!refundTerms || deadline.getTime() <= now) return null

  return (
    <P color="success.fg" fontWeight="medium" overflowWrap="anywhere">
      <Trans>Free cancellation until {until}</Trans>
    </P>
  )
}
