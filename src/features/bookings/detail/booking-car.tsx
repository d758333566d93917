import { Trans, useLingui } from '@lingui/react/macro'

import type { Booking } from '#api/bookings.query.ts'
import { EXTRAS } from '#domain/extras.ts'
import {
  EXTRA_NAMES,
  FUEL_NAMES,
  FUEL_POLICY_NAMES,
  GEARBOX_NAMES,
} from '#rental/car-facts/car-names.ts'
import { Card } from '#ui/card.tsx'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { chakra, HStack, Stack } from '#ui/styled.ts'
import { H2, P } from '#ui/type.tsx'

import { Fact, Facts } from './facts.tsx'

/** Which car, and what was chosen with it. */
export function BookingCar({ booking }: { booking: Booking }) {
  const { i18n } = useLingui()
  const { car, supplier } = booking
  const extras = EXTRAS.filter((extra) => booking[extra]).map((extra) => i18n._(EXTRA_NAMES[extra]))

  return (
    <Card>
      <Stack gap="4">
        <H2>
          <Trans>Car</Trans>
        </H2>
        <HStack gap="5" align="center" wrap="wrap">
          <chakra.div width="9rem" aspectRatio="3 / 2" flexShrink={0}>
            <VehiclePicture car={car} />
          </chakra.div>
          <Stack gap="1">
            <P fontWeight="semibold" size="lg">
              {car.name}
            </P>
            <P tone="muted">{supplier.fullName}</P>
          </Stack>
        </HStack>
        <Facts>
          <Fact name={<Trans>Gearbox</Trans>}>{i18n._(GEARBOX_NAMES[car.gearbox])}</Fact>
          <Fact name={<Trans>Engine</Trans>}>{i18n._(FUEL_NAMES[car.type])}</Fact>
          <Fact name={<Trans>Fuel policy</Trans>}>{i18n._(FUEL_POLICY_NAMES[car.fuelPolicy])}</Fact>
          <Fact name={<Trans>Options</Trans>}>
            {extras.length > 0 ? extras.join(' · ') : <Trans>No options</Trans>}
          </Fact>
        </Facts>
      </Stack>
    </Card>
  )
}
