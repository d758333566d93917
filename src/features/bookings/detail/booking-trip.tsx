import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { Booking } from '#api/bookings.query.ts'
import { Card } from '#ui/card.tsx'
import { useDates } from '#ui/dates.tsx'
import { MarkerMap } from '#rental/map/marker-map.tsx'
import { Stack } from '#ui/styled.ts'
import { H2, P } from '#ui/type.tsx'

import { bookingTimes } from '../booking-times.ts'
import { Fact, Facts } from './facts.tsx'

/** Where and when, on the clock of the pick-up place. */
export function BookingTrip({ booking }: { booking: Booking }) {
  const dates = useDates()
  const { t } = useLingui()
  const { zone, from, to, days } = bookingTimes(booking)

  return (
    <Card>
      <Stack gap="4">
        <H2>
          <Trans>Trip</Trans>
        </H2>
        <Facts>
          <Fact name={<Trans>Pick-up</Trans>}>
            <strong>{booking.pickupLocation.name}</strong>
            <br />
            {dates.moment(from)}
          </Fact>
          <Fact name={<Trans>Drop-off</Trans>}>
            <strong>{booking.dropOffLocation.name}</strong>
            <br />
            {dates.moment(to)}
          </Fact>
          <Fact name={<Trans>Length</Trans>}>
            <Plural value={days} one="# day" other="# days" />
          </Fact>
        </Facts>
        <MarkerMap
          label={t`Map of pick-up and drop-off`}
          markers={rentalLocations(booking).map((location) => ({ ...location, id: location._id }))}
          isClose
        />
        <P size="sm" tone="muted">
          <Trans>All times are local ({zone}).</Trans>
        </P>
      </Stack>
    </Card>
  )
}

const rentalLocations = ({ pickupLocation, dropOffLocation }: Booking) =>
  pickupLocation._id === dropOffLocation._id ? [pickupLocation] : [pickupLocation, dropOffLocation]
