import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { BookingBlock } from '#rental/booking-block/booking-block.tsx'
import { SupplierName } from '#rental/car-facts/supplier-name.tsx'
import { Card } from '#ui/page/card.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { BookingReference } from '../booking-reference.tsx'
import { PaymentText, StatusBadge } from '../booking-status.tsx'
import { toBookingTimes, getZoneTown } from '../booking-times.ts'
import { BookedTrip } from './booked-trip.tsx'
import { BookingTerms } from './booking-terms.tsx'

export interface BookingHeaderProps {
  booking: Booking
  /** What the state of the booking means for the viewer. */
  sentence?: ReactNode
  /** The next action, and other possible actions. */
  actions?: ReactNode
}

/** The summary of a booking: car, company, reference, and both times in local time of the pick-up location. */
export function BookingHeader({ booking, sentence, actions }: BookingHeaderProps) {
  const { t } = useLingui()
  const { car, supplier } = booking
  const { zone, days } = toBookingTimes(booking)
  const town = getZoneTown(zone)

  return (
    <Card p={{ base: '4', md: '8' }}>
      <BookingBlock
        car={car}
        name={
          <Stack gap="2">
            <HStack gap="3" wrap="wrap">
              <StatusBadge booking={booking} />
              <P size="sm" tone="muted">
                <PaymentText booking={booking} />
              </P>
            </HStack>
            <PageHeading title={t`Booking: ${car.name}`}>{car.name}</PageHeading>
            <SupplierName supplier={supplier} />
          </Stack>
        }
        actions={
          <>
            <BookingReference booking={booking} />
            {actions}
          </>
        }
      >
        {sentence ? <P>{sentence}</P> : null}
        <Stack gap="2">
          <BookedTrip booking={booking} />
          <HStack columnGap="4" rowGap="0" wrap="wrap">
            <P size="sm" fontWeight="medium">
              <Plural value={days} one="# day" other="# days" />
            </P>
            <P size="sm" tone="muted">
              <Trans>All times are local ({town}).</Trans>
            </P>
          </HStack>
        </Stack>
        <BookingTerms booking={booking} />
      </BookingBlock>
    </Card>
  )
}
