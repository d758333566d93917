import { Trans } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { ConditionsLink } from '#rental/conditions/conditions-link.tsx'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { Card } from '#ui/page/card.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { OpenInMaps } from '../directions.tsx'
import { SupplierCall } from '../supplier-call.tsx'
import { Fact, Facts } from './facts.tsx'

/**
 * The pick-up and drop-off locations. The rental company has a separate card, because customers do not pick up
 * the car at its head office.
 */
export function BookingSupplier({ booking }: { booking: Booking }) {
  const { supplier, pickupLocation, dropOffLocation, conditionsVersion } = booking
  const { hideSuppliers } = use(OperatorSettings)
  const isOneWay = pickupLocation._id !== dropOffLocation._id

  return (
    <>
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
            {isOneWay ? (
              <Location name={<Trans>Drop-off</Trans>} location={dropOffLocation} />
            ) : null}
          </styled.div>
          {conditionsVersion ? (
            <div>
              <ConditionsLink supplierId={supplier._id} version={conditionsVersion} isAlone />
            </div>
          ) : null}
        </Stack>
      </Card>
      {hideSuppliers ? null : <RentalCompany supplier={supplier} />}
    </>
  )
}

const RentalCompany = ({ supplier }: Pick<Booking, 'supplier'>) => (
  <Card>
    <Stack gap="4">
      <H2>
        <Trans>Rental company</Trans>
      </H2>
      <Facts>
        <Fact name={<Trans>Name</Trans>}>{supplier.fullName}</Fact>
        {supplier.phone ? (
          <Fact name={<Trans>Phone</Trans>}>
            <SupplierCall supplier={supplier} />
          </Fact>
        ) : null}
        {supplier.location ? (
          <Fact name={<Trans>Head office</Trans>}>{supplier.location}</Fact>
        ) : null}
      </Facts>
    </Stack>
  </Card>
)

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
