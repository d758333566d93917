import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { ConditionsLink } from '#rental/conditions/conditions-link.tsx'
import { Card } from '#ui/page/card.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { OpenInMaps } from '../directions.tsx'

/** The pick-up and drop-off locations, and the rental conditions. */
export function BookingLocations({ booking }: { booking: Booking }) {
  const { supplier, pickupLocation, dropOffLocation, conditionsVersion } = booking
  const isOneWay = pickupLocation._id !== dropOffLocation._id

  return (
    <Card>
      <Stack gap="4">
        <H2>
          <Trans>Pick-up and drop-off</Trans>
        </H2>
        <styled.div
          display="grid"
          gap="4"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
        >
          <Location name={isOneWay ? <Trans>Pick-up</Trans> : null} location={pickupLocation} />
          {isOneWay ? <Location name={<Trans>Drop-off</Trans>} location={dropOffLocation} /> : null}
        </styled.div>
        {conditionsVersion ? (
          <div>
            <ConditionsLink supplierId={supplier._id} version={conditionsVersion} isAlone />
          </div>
        ) : null}
      </Stack>
    </Card>
  )
}

interface LocationProps {
  /** The location's label; null when pick-up and drop-off are at the same location. */
  name: ReactNode
  location: Booking['pickupLocation']
}

/** A location's name, with a link to the device's map app, which works better than an embedded map. */
const Location = ({ name, location }: LocationProps) => (
  <div>
    {name ? (
      <P size="sm" tone="muted">
        {name}
      </P>
    ) : null}
    <P fontWeight="semibold">{location.name}</P>
    {location.area ? <P tone="muted">{location.area}</P> : null}
    <OpenInMaps location={location} />
  </div>
)
