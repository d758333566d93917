import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { EXTRAS } from '@masar/domain/pricing/extras.ts'
import { EXTRA_NAMES, FUEL_POLICY_NAMES } from '#rental/car-facts/car-names.ts'
import { ConditionsLink } from '#rental/conditions/conditions-link.tsx'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { styled } from '#ui/style/styled.ts'
import { H3, P } from '#ui/style/type.tsx'

import { ArrivalFacts } from '../arrival/arrival-facts.tsx'
import { toBookingTimes, getZoneTown } from '../booking-times.ts'
import { Fact, Facts } from '../detail/facts.tsx'

/** Drivers, duration, options and fuel policy. */
export function RentalFacts({ booking }: { booking: Booking }) {
  const { i18n } = useLingui()
  const { zone, days } = toBookingTimes(booking)
  const town = getZoneTown(zone)

  return (
    <styled.section>
      <H3 mb="3">
        <Trans>Rental</Trans>
      </H3>
      <Facts isNarrow>
        <Fact name={<Trans>Driver</Trans>}>{(booking.mainDriver ?? booking.driver).fullName}</Fact>
        {booking.mainDriver ? (
          <Fact name={<Trans>Booked by</Trans>}>{booking.driver.fullName}</Fact>
        ) : null}
        {booking._additionalDriver ? (
          <Fact name={<Trans>Additional driver</Trans>}>{booking._additionalDriver.fullName}</Fact>
        ) : null}
        <Fact name={<Trans>Duration</Trans>}>
          <Plural value={days} one="# day" other="# days" />
        </Fact>
        <Options booking={booking} />
        <Fact name={<Trans>Fuel policy</Trans>}>
          {i18n._(FUEL_POLICY_NAMES[booking.car.fuelPolicy])}
        </Fact>
        <ArrivalFacts booking={booking} />
        <Conditions booking={booking} />
      </Facts>
      <P size="sm" mt="3">
        <Trans>All times are local ({town}).</Trans>
      </P>
    </styled.section>
  )
}

/** The version of the conditions that apply to the booking, as a link that also works in saved vouchers. */
function Conditions({ booking: { supplier, conditionsVersion } }: { booking: Booking }) {
  if (!conditionsVersion) return null

  return (
    <Fact name={<Trans>Rental conditions</Trans>}>
      <ConditionsLink supplierId={supplier._id} version={conditionsVersion}>
        <Trans>Version {conditionsVersion}</Trans>
      </ConditionsLink>
    </Fact>
  )
}

/** The selected options, one per line. */
function Options({ booking }: { booking: Booking }) {
  const { i18n } = useLingui()
  const extras = EXTRAS.filter((extra) => booking[extra])

  return (
    <Fact name={<Trans>Options</Trans>}>
      {extras.length > 0 ? (
        <styled.ul listStyleType="none">
          {extras.map((extra) => (
            <li key={extra}>✓ {i18n._(EXTRA_NAMES[extra])}</li>
          ))}
        </styled.ul>
      ) : (
        <Trans>No extras</Trans>
      )}
    </Fact>
  )
}

/**
 * The rental company and its phone number. Its address is labelled as the head office, because the car is
 * picked up elsewhere.
 */
export function SupplierFacts({ supplier }: Pick<Booking, 'supplier'>) {
  if (use(OperatorSettings).hideSuppliers) return null

  const { location: headOffice } = supplier
  return (
    <styled.section>
      <H3 mb="3">
        <Trans>Rental company</Trans>
      </H3>
      <P fontWeight="semibold">{supplier.fullName}</P>
      {supplier.phone ? (
        <P fontWeight="semibold">
          <Trans>Phone: {supplier.phone}</Trans>
        </P>
      ) : null}
      {headOffice ? (
        <P>
          <Trans>Head office: {headOffice}</Trans>
        </P>
      ) : null}
    </styled.section>
  )
}
