import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'

import { toBookingTimes } from '../booking-times.ts'
import { Fact } from '../detail/facts.tsx'

/** Text that a customer has typed, with its line breaks. */
const WrittenText = styled('span', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

interface ArrivalFactsProps {
  booking: Booking
  /** Shown instead of a missing arrival time. */
  missing?: ReactNode
}

/** What the driver has entered, as rows of `Facts`; renders nothing for empty fields. */
export function ArrivalFacts({ booking, missing }: ArrivalFactsProps) {
  const dates = useDates()
  const { zone } = toBookingTimes(booking)
  const { travelNumber, expectedArrival, note, delayReported, delayNote } =
    booking.tripDetails ?? {}
  const formatTime = (instant: string) => dates.moment(toWallClock(instant, zone))

  return (
    <>
      {travelNumber ? <Fact name={<Trans>Flight or train</Trans>}>{travelNumber}</Fact> : null}
      {expectedArrival || missing ? (
        <Fact name={<Trans>Expected arrival</Trans>}>
          {expectedArrival ? formatTime(expectedArrival) : missing}
        </Fact>
      ) : null}
      {note ? (
        <Fact name={<Trans>Note</Trans>}>
          <WrittenText>{note}</WrittenText>
        </Fact>
      ) : null}
      {delayReported ? (
        <Fact name={<Trans>Delay reported</Trans>}>
          {formatTime(delayReported)}
          {delayNote ? <WrittenText display="block">{delayNote}</WrittenText> : null}
        </Fact>
      ) : null}
    </>
  )
}
