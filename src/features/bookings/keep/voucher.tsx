import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { EXTRAS } from '#domain/pricing/extras.ts'
import { EXTRA_NAMES } from '#rental/car-facts/car-names.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { SupplierName } from '#rental/car-facts/supplier-name.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { SiteName } from '#ui/page/site-name.ts'
import { BrandMark, Wordmark } from '#ui/drawings/brand.tsx'
import { PriceBlock } from '#rental/price-block/price-block.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { isPartPaid } from '../booking-balance.ts'
import { BookingReference } from '../booking-reference.tsx'
import { isOff, StatusText } from '../booking-status.tsx'
import { bookingTimes, clockTown } from '../booking-times.ts'
import { bookedPrice } from '../detail/bill-booking.ts'
import { Fact, Facts } from '../detail/facts.tsx'
import { QrCode } from './qr-code.tsx'
import printStyles from './voucher-print.css?inline'

const ShortCode = styled('strong', {
  base: { fontSize: 'xl', letterSpacing: '0.08em', fontVariantNumeric: 'tabular-nums' },
})

/**
 * What a customer shows at the counter: one sheet, on paper only. It is black on white whatever
 * the screen shows, and the code is the booking's number. A booking that leads to no car is
 * printed without code and amounts, and says what became of it.
 */
export function Voucher({ booking }: { booking: Booking }) {
  const town = clockTown(bookingTimes(booking).zone)

  return (
    <styled.div data-voucher display="none" _print={{ display: 'block' }} bg="white" color="black">
      {/* Here, and not in the style sheet of the app: such selectors slow down every change of a page. */}
      <style media="print">{printStyles}</style>
      <Head booking={booking} />
      <styled.hr my="4" borderColor="black" borderTopWidth="1px" />
      <Facts>
        <Fact name={<Trans>Status</Trans>}>
          <strong>
            <StatusText
              status={booking.status}
              cancelRequest={booking.cancelRequest}
              isPartPaid={isPartPaid(booking)}
            />
          </strong>
        </Fact>
        <Rental booking={booking} />
      </Facts>
      {isOff(booking) ? null : (
        <styled.div mt="4" maxW="28rem">
          <PriceBlock {...bookedPrice(booking)} />
        </styled.div>
      )}
      <P size="sm" mt="4">
        <Trans>All times are local ({town}).</Trans>{' '}
        {isOff(booking) ? (
          <Trans>There is no car to pick up with this booking.</Trans>
        ) : (
          <Trans>Bring a driving licence for each driver.</Trans>
        )}
      </P>
    </styled.div>
  )
}

function Head({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const { car, supplier, reference } = booking
  const { hideSuppliers } = use(OperatorSettings)

  return (
    <styled.div display="grid" gridTemplateColumns="minmax(0, 1fr) 8rem" gap="6">
      <Stack gap="1">
        <HStack gap="2">
          <BrandMark />
          <Wordmark>{use(SiteName)}</Wordmark>
        </HStack>
        <H2>{isOff(booking) ? <Trans>Not a voucher</Trans> : <Trans>Voucher</Trans>}</H2>
        <P fontWeight="semibold" size="lg">
          {car.name}
        </P>
        <SupplierName supplier={supplier} />
        {supplier.location && !hideSuppliers ? <P size="sm">{supplier.location}</P> : null}
        {supplier.phone && !hideSuppliers ? (
          <P size="sm" fontWeight="semibold">
            <Trans>Phone: {supplier.phone}</Trans>
          </P>
        ) : null}
        <P size="sm">
          <Trans>Booking number</Trans> {booking._id}
        </P>
      </Stack>
      {isOff(booking) ? (
        <BookingReference booking={booking} />
      ) : (
        <styled.div textAlign="center">
          <QrCode text={booking._id} label={t`The booking number as a code`} />
          {reference ? <ShortCode translate="no">{reference}</ShortCode> : null}
        </styled.div>
      )}
    </styled.div>
  )
}

/** What was chosen with the car, a line each. */
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
        <Trans>No options</Trans>
      )}
    </Fact>
  )
}

function Rental({ booking }: { booking: Booking }) {
  const dates = useDates()
  const { from, to, days } = bookingTimes(booking)

  return (
    <>
      <Fact name={<Trans>Driver</Trans>}>{booking.driver.fullName}</Fact>
      {booking._additionalDriver ? (
        <Fact name={<Trans>Additional driver</Trans>}>{booking._additionalDriver.fullName}</Fact>
      ) : null}
      <Fact name={<Trans>Pick-up</Trans>}>
        {booking.pickupLocation.name}, {dates.moment(from)}
      </Fact>
      <Fact name={<Trans>Drop-off</Trans>}>
        {booking.dropOffLocation.name}, {dates.moment(to)}
      </Fact>
      <Fact name={<Trans>Duration</Trans>}>
        <Plural value={days} one="# day" other="# days" />
      </Fact>
      <Options booking={booking} />
    </>
  )
}
