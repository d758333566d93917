import { Trans, useLingui } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { type Extra, EXTRAS } from '@masar/domain/pricing/extras.ts'
import {
  EXTRA_NAMES,
  FUEL_NAMES,
  FUEL_POLICY_NAMES,
  GEARBOX_NAMES,
} from '#rental/car-facts/car-names.ts'
import { Card } from '#ui/page/card.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { computeBookingBill } from './bill-booking.ts'
import { Fact, Facts } from './facts.tsx'

/** An option, labelled as included in the rental price if it has no line in the bill. */
function BookedExtra({ extra, booking }: { extra: Extra; booking: Booking }) {
  const { i18n } = useLingui()
  const name = i18n._(EXTRA_NAMES[extra])
  const { lines } = computeBookingBill(booking)
  const isIncluded = lines.length > 0 && lines.every(({ kind }) => kind !== extra)

  return isIncluded ? <Trans comment="An option of a booking">{name}: included</Trans> : name
}

/** The car and the selected options. */
export function BookingCar({ booking }: { booking: Booking }) {
  const { i18n } = useLingui()
  const { car } = booking
  const extras = EXTRAS.filter((extra) => booking[extra])

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
          <Fact name={<Trans>Fuel policy</Trans>}>
            {i18n._(FUEL_POLICY_NAMES[car.fuelPolicy])}
            {car.fuelPolicy === 'FullToEmpty' ? (
              <P size="sm" tone="muted">
                <Trans>You pay for the first tank at the counter, in addition to the price.</Trans>
              </P>
            ) : null}
          </Fact>
          <Fact name={<Trans>Options</Trans>}>
            {extras.length > 0 ? (
              <styled.ul listStyleType="none">
                {extras.map((extra) => (
                  <li key={extra}>
                    <BookedExtra extra={extra} booking={booking} />
                  </li>
                ))}
              </styled.ul>
            ) : (
              <Trans>No extras</Trans>
            )}
          </Fact>
        </Facts>
      </Stack>
    </Card>
  )
}
