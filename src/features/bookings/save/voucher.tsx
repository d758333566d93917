import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { getBookingReference } from '@masar/domain/booking/booking-reference.ts'
import { isInactiveBooking } from '@masar/domain/booking/booking-state.ts'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { PickUpChecklist } from '#rental/pick-up/pick-up-checklist.tsx'
import { PriceBlock } from '#rental/price-block/price-block.tsx'
import { BrandMark, Wordmark } from '#ui/drawings/brand.tsx'
import { SiteName } from '#ui/page/site-name.ts'
import { styled, HStack } from '#ui/style/styled.ts'
import { H2, H3, P } from '#ui/style/type.tsx'

import { ShortCode } from '../booking-reference.tsx'
import { StatusText, useHasStarted } from '../booking-status.tsx'
import { BookedTrip } from '../detail/booked-trip.tsx'
import {
  computeBookingBill,
  toPriceBlockProps,
  listDueDepositMethods,
} from '../detail/bill-booking.ts'
import { QrCode } from './qr-code.tsx'
import printStyles from './voucher-print.css?inline'
import { RentalFacts, SupplierFacts } from './voucher-parts.tsx'

const Sheet = styled('div', {
  base: { display: 'none', _print: { display: 'grid' }, gap: '8', bg: 'white', color: 'black' },
})
const Block = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '11rem minmax(0, 1fr) 8.5rem',
    gap: '6',
    alignItems: 'start',
    p: '5',
    borderWidth: '1px',
    borderColor: 'black',
    borderRadius: 'lg',
  },
})
const Columns = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8' },
})

/**
 * The voucher to show at the counter, on one sheet, black on white in every theme. A cancelled or unpaid
 * booking is printed with its state, without the code or amounts.
 */
export function Voucher({ booking }: { booking: Booking }) {
  const hasBegun = useHasStarted(booking)

  return (
    <Sheet data-voucher>
      {/* Inline instead of in the app's style sheet, because these selectors slow down every DOM change. */}
      <style media="print">{printStyles}</style>
      <HStack justify="space-between" align="center">
        <HStack gap="2">
          <BrandMark />
          <Wordmark>{use(SiteName)}</Wordmark>
        </HStack>
        <H2>
          <Title booking={booking} />
        </H2>
      </HStack>
      <Head booking={booking} />
      <Columns>
        <RentalFacts booking={booking} />
        {isInactiveBooking(booking) ? null : (
          <styled.section>
            <H3 mb="3">
              <Trans>Price</Trans>
            </H3>
            <PriceBlock {...toPriceBlockProps(booking)} isPickedUp={hasBegun} />
          </styled.section>
        )}
      </Columns>
      <styled.hr borderColor="black" borderTopWidth="1px" />
      {isInactiveBooking(booking) ? (
        <P>
          <Trans>There’s no car to pick up with this booking.</Trans>
        </P>
      ) : (
        <Columns>
          <PickUpChecklist
            isPaid={computeBookingBill(booking).due === 0}
            depositMethods={listDueDepositMethods(booking)}
            isOnPaper
          />
          <SupplierFacts supplier={booking.supplier} />
        </Columns>
      )}
    </Sheet>
  )
}

function Title({ booking }: { booking: Booking }) {
  if (isInactiveBooking(booking)) return <Trans>Not a voucher</Trans>
  return booking.status === 'pending' ? <Trans>Not yet confirmed</Trans> : <Trans>Voucher</Trans>
}

/** Car, state, trip and reference: the same block as at the top of the booking page. */
function Head({ booking }: { booking: Booking }) {
  const { t } = useLingui()

  return (
    <Block>
      <VehiclePicture car={booking.car} />
      <styled.div display="grid" gap="4">
        <styled.div>
          <P fontSize="3xl" fontWeight="bold" lineHeight="tight">
            {booking.car.name}
          </P>
          <P size="sm" fontWeight="semibold">
            <StatusText booking={booking} />
          </P>
        </styled.div>
        <P>
          <styled.span fontSize="sm">
            <Trans>Reference</Trans>
          </styled.span>{' '}
          <ShortCode translate="no">{getBookingReference(booking)}</ShortCode>
        </P>
      </styled.div>
      {isInactiveBooking(booking) ? (
        <span />
      ) : (
        <QrCode text={booking._id} label={t`The booking as a code to scan`} />
      )}
      <styled.div gridColumn="1 / -1" pt="5" borderTopWidth="1px" borderColor="black">
        <BookedTrip booking={booking} />
      </styled.div>
    </Block>
  )
}
