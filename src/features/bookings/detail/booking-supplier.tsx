import { Trans, useLingui } from '@lingui/react/macro'

import { use } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { SupplierName } from '#rental/car-facts/supplier-name.tsx'
import { MarkerMap } from '#rental/map/marker-map.tsx'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { Card } from '#ui/page/card.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { SupplierCall } from '../supplier-call.tsx'
import { Fact, Facts } from './facts.tsx'

/** Whom one calls about a booking, and where the car is handed over. */
export function BookingSupplier({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const { supplier } = booking
  const { hideSuppliers } = use(OperatorSettings)

  return (
    <Card>
      <Stack gap="4">
        <H2>
          {hideSuppliers ? <Trans>Pick-up and drop-off</Trans> : <Trans>Rental company</Trans>}
        </H2>
        <SupplierName supplier={supplier} />
        {!hideSuppliers && (supplier.phone || supplier.location) ? (
          <Facts>
            {supplier.phone ? (
              <Fact name={<Trans>Phone</Trans>}>
                <SupplierCall supplier={supplier} />
              </Fact>
            ) : null}
            {supplier.location ? (
              <Fact name={<Trans>Address</Trans>}>{supplier.location}</Fact>
            ) : null}
          </Facts>
        ) : null}
        <MarkerMap
          label={t`Map of pick-up and drop-off`}
          markers={rentalLocations(booking).map((location) => ({ ...location, id: location._id }))}
          isClose
        />
      </Stack>
    </Card>
  )
}

const rentalLocations = ({ pickupLocation, dropOffLocation }: Booking) =>
  pickupLocation._id === dropOffLocation._id ? [pickupLocation] : [pickupLocation, dropOffLocation]
