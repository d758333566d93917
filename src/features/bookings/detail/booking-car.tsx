import { Trans, useLingui } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { EXTRAS } from '@masar/domain/pricing/extras.ts'
import {
  EXTRA_NAMES,
  FUEL_NAMES,
  FUEL_POLICY_NAMES,
  GEARBOX_NAMES,
} from '#rental/car-facts/car-names.ts'
import { Card } from '#ui/page/card.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { Fact, Facts } from './facts.tsx'

/** The car and the selected options. */
export function BookingCar({ booking }: { booking: Booking }) {
  const { i18n } = useLingui()
  const { car } = booking
  const extras = EXTRAS.filter((extra) => booking[extra]).map((extra) => i18n._(EXTRA_NAMES[extra]))

  return (
    <Card>
      <Stack gap="4">
        <H2>
          <Trans>Car and options</Trans>
        </H2>
        <Facts>
          <Fact name={<Trans>Gearbox</Trans>}>{i18n._(GEARBOX_NAMES[car.gearbox])}</Fact>
          {car.type === 'unknown' ? null : (
            <Fact name={<Trans>Engine</Trans>}>{i18n._(FUEL_NAMES[car.type])}</Fact>
          )}
          <Fact name={<Trans>Fuel policy</Trans>}>{i18n._(FUEL_POLICY_NAMES[car.fuelPolicy])}</Fact>
          <Fact name={<Trans>Options</Trans>}>
            {extras.length > 0 ? extras.join(' · ') : <Trans>No extras</Trans>}
          </Fact>
        </Facts>
      </Stack>
    </Card>
  )
}
