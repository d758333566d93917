import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { use } from 'react'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { Card } from '#ui/page/card.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { chakra, HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { isPartPaid } from '../booking-balance.ts'
import { StatusBadge } from '../booking-status.tsx'
import { bookingTimes } from '../booking-times.ts'
import { BookingRowActions, type RowActionHandlers } from './actions/booking-row-actions.tsx'
import type { BookingListProps } from './bookings-table.tsx'
import { BookedCar } from './booked-car.tsx'
import { BookingPrice } from './booking-price.tsx'
import { SelectionBox, WholeSelectionTick } from './selection/selection-box.tsx'
import type { Selection } from './selection/use-selection.ts'

/** The table of a screen that has no room for one. */
export function BookingCards({ bookings, selection, ...handlers }: BookingListProps) {
  const { t } = useLingui()

  return (
    <Stack gap="3">
      {selection ? <WholeSelectionTick selection={selection} /> : null}
      <chakra.ul
        aria-label={t`My bookings`}
        listStyleType="none"
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {bookings.map((booking) => (
          <li key={booking._id}>
            <BookingCard booking={booking} selection={selection} {...handlers} />
          </li>
        ))}
      </chakra.ul>
    </Stack>
  )
}

interface BookingCardProps extends RowActionHandlers {
  booking: BookingInList
  selection: Selection | null
}

function BookingCard({ booking, selection, ...handlers }: BookingCardProps) {
  const titleId = useId()
  const dates = useDates()
  const { hideSuppliers } = use(OperatorSettings)
  const { from, to } = bookingTimes(booking)
  const isChosen = selection?.has(booking._id) ?? false

  return (
    <Card overflowWrap="anywhere" bg={isChosen ? 'accent.subtle' : undefined}>
      <Stack gap="3">
        <HStack justify="space-between" align="start" wrap="wrap" columnGap="3" rowGap="1">
          <HStack gap="3">
            {selection ? <SelectionBox booking={booking} selection={selection} /> : null}
            <TextLink
              id={titleId}
              to="/booking"
              search={{ b: booking._id }}
              isAlone
              fontWeight="semibold"
            >
              {booking.car.name}
            </TextLink>
          </HStack>
          <StatusBadge
            status={booking.status}
            cancelRequest={booking.cancelRequest}
            isPartPaid={isPartPaid(booking)}
          />
        </HStack>
        <HStack columnGap="4" rowGap="2" wrap="wrap">
          <BookedCar booking={booking} />
          <P size="sm" flex="1 1 9rem" minW="0">
            {dates.range(from, to)}
            <chakra.span display="block">{booking.pickupLocation.name}</chakra.span>
            {booking.reference ? (
              <chakra.span
                translate="no"
                display="block"
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
              >
                {booking.reference}
              </chakra.span>
            ) : null}
          </P>
        </HStack>
        <HStack justify="space-between" align="end" wrap="wrap" columnGap="3" rowGap="1">
          <P size="sm" tone="muted" flex="1 1 7rem">
            {hideSuppliers ? null : booking.supplier.fullName}
            {booking.driver.fullName ? (
              <>
                {hideSuppliers ? null : <br />}
                <Trans>Driver: {booking.driver.fullName}</Trans>
              </>
            ) : null}
          </P>
          <chakra.div textAlign="end" flex="1 1 8rem">
            <BookingPrice booking={booking} />
          </chakra.div>
        </HStack>
        <chakra.div borderTopWidth="1px" borderColor="border" pt="2" mb="-2">
          <BookingRowActions booking={booking} titleId={titleId} {...handlers} />
        </chakra.div>
      </Stack>
    </Card>
  )
}
