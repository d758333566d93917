import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { use } from 'react'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { useDates } from '#ui/control/dates.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { chakra, HStack, Stack } from '#ui/style/styled.ts'

import { isPartPaid } from '../booking-balance.ts'
import { StatusBadge } from '../booking-status.tsx'
import { bookingTimes } from '../booking-times.ts'
import { BookingRowActions, type RowActionHandlers } from './actions/booking-row-actions.tsx'
import { BookedCar } from './booked-car.tsx'
import { BookingPrice } from './booking-price.tsx'
import { SelectionBox, WholeSelectionBox } from './selection/selection-box.tsx'
import type { Selection } from './selection/use-selection.ts'

const Table = chakra('table', {
  base: { width: 'full', borderCollapse: 'collapse', textAlign: 'start' },
})
const Head = chakra('th', {
  base: {
    textAlign: 'start',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    px: '3',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.strong',
  },
})
const Cell = chakra('td', {
  base: {
    px: '3',
    py: '4',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'break-word',
  },
})

const Row = chakra('tr', {
  base: { _hover: { bg: 'bg.subtle' } },
  variants: { isChosen: { true: { bg: 'accent.subtle', _hover: { bg: 'accent.subtle' } } } },
})

export interface BookingListProps extends RowActionHandlers {
  bookings: readonly BookingInList[]
  /** Null where nothing can be chosen. */
  selection: Selection | null
}

export function BookingsTable({ bookings, selection, ...handlers }: BookingListProps) {
  const { t } = useLingui()
  const { hideSuppliers } = use(OperatorSettings)

  return (
    <chakra.div overflowX="auto">
      <Table aria-label={t`My bookings`}>
        <thead>
          <tr>
            {selection ? (
              <Head scope="col" width="10">
                <WholeSelectionBox selection={selection} />
              </Head>
            ) : null}
            <Head scope="col">{t`Car`}</Head>
            {hideSuppliers ? null : <Head scope="col">{t`Rental company`}</Head>}
            <Head scope="col">{t`Driver`}</Head>
            <Head scope="col" textAlign="end">
              {t`Price`}
            </Head>
            <Head scope="col">{t`Status`}</Head>
            <Head scope="col">{t`Actions`}</Head>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <BookingRow key={booking._id} booking={booking} selection={selection} {...handlers} />
          ))}
        </tbody>
      </Table>
    </chakra.div>
  )
}

interface BookingRowProps extends RowActionHandlers {
  booking: BookingInList
  selection: Selection | null
}

function BookingRow({ booking, selection, ...handlers }: BookingRowProps) {
  const titleId = useId()
  const dates = useDates()
  const { hideSuppliers } = use(OperatorSettings)
  const { from, to } = bookingTimes(booking)
  const { name } = booking.car

  return (
    <Row isChosen={selection?.has(booking._id) ?? false}>
      {selection ? (
        <Cell>
          <SelectionBox booking={booking} selection={selection} />
        </Cell>
      ) : null}
      <Cell minW="20rem">
        <HStack gap="4" align="start">
          <BookedCar booking={booking} />
          <Stack gap="1">
            <TextLink id={titleId} to="/booking" search={{ b: booking._id }} fontWeight="semibold">
              {name}
            </TextLink>
            <chakra.span fontSize="sm">{dates.range(from, to)}</chakra.span>
            <chakra.span fontSize="sm" color="fg.muted">
              {booking.pickupLocation.name}
            </chakra.span>
            {booking.reference ? (
              <chakra.span
                translate="no"
                fontSize="sm"
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
              >
                {booking.reference}
              </chakra.span>
            ) : null}
          </Stack>
        </HStack>
      </Cell>
      {hideSuppliers ? null : <Cell>{booking.supplier.fullName}</Cell>}
      <Cell>{booking.driver.fullName ?? <Trans>Unknown</Trans>}</Cell>
      <Cell textAlign="end">
        <BookingPrice booking={booking} />
      </Cell>
      <Cell>
        <StatusBadge
          status={booking.status}
          cancelRequest={booking.cancelRequest}
          isPartPaid={isPartPaid(booking)}
        />
      </Cell>
      <Cell>
        <BookingRowActions booking={booking} titleId={titleId} isColumn {...handlers} />
      </Cell>
    </Row>
  )
}
