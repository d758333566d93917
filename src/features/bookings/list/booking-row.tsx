import { Trans } from '@lingui/react/macro'
import { use, useId } from 'react'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { useViewer } from '#rental/viewer.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'

import { PaymentText, StatusBadge } from '../booking-status.tsx'
import { toBookingTimes } from '../booking-times.ts'
import { BookingRowActions, type RowActionHandlers } from './actions/booking-row-actions.tsx'
import { BookedCar } from './booked-car.tsx'
import { BookingPrice } from './booking-price.tsx'
import { SelectionBox } from './selection/selection-box.tsx'
import type { Selection } from './selection/use-selection.ts'

/** A table row on screens at least 64rem wide, otherwise a card. */
const Row = styled(
  'tr',
  {
    base: {
      display: { base: 'grid', lg: 'table-row' },
      lgDown: {
        gridTemplateAreas:
          '"status select" "car car" "supplier supplier" "driver driver" "price price" "actions actions"',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        // The price's row takes the remaining height when the card beside this one is taller.
        gridTemplateRows: 'minmax(1.75rem, auto) auto auto auto 1fr auto',
        p: '4',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
        // Stacks everything on a phone with text at 200%.
        '@container (max-width: 13rem)': {
          gridTemplateAreas: '"select" "status" "car" "supplier" "driver" "price" "actions"',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'none',
        },
      },
      bg: { base: 'bg.raised', lg: 'transparent' },
      lg: { _hover: { bg: 'bg.subtle' } },
    },
    variants: {
      isChosen: {
        true: {
          bg: { base: 'accent.subtle', lg: 'accent.subtle' },
          lg: { _hover: { bg: 'accent.subtle' } },
        },
      },
    },
  },
  { defaultProps: { role: 'row' } },
)

/** On cards with the picture beside the text, also aligned with the text. */
const SMALL_ON_CARDS = {
  lgDown: {
    fontSize: 'sm',
    color: 'fg.muted',
    '@container (min-width: 17rem)': { ps: '6.5rem', mt: '-2' },
  },
} as const

const Cell = styled(
  'td',
  {
    base: {
      minW: '0',
      px: { lg: '3' },
      py: { lg: '4' },
      verticalAlign: 'top',
      borderBottomWidth: { lg: '1px' },
      borderColor: 'border',
      overflowWrap: { base: 'anywhere', lg: 'break-word' },
    },
    variants: {
      area: {
        select: {
          gridArea: 'select',
          alignSelf: 'center',
        },
        car: { gridArea: 'car', minW: { lg: '20rem', xl: '23rem' }, py: { lgDown: '3' } },
        supplier: { gridArea: 'supplier', ...SMALL_ON_CARDS },
        driver: { gridArea: 'driver', ...SMALL_ON_CARDS },
        price: {
          gridArea: 'price',
          textAlign: { lg: 'end' },
          alignSelf: 'start',
          mt: { lgDown: '2' },
        },
        status: {
          gridArea: 'status',
          alignSelf: 'center',
          lgDown: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
        },
        actions: {
          gridArea: 'actions',
          lgDown: { mt: '3', mb: '-2', pt: '2', borderTopWidth: '1px' },
        },
      },
    },
  },
  { defaultProps: { role: 'cell' } },
)

const MutedText = styled('span', { base: { fontSize: 'sm', color: 'fg.muted' } })

export interface BookingRowProps extends RowActionHandlers {
  booking: BookingInList
  selection: Selection | null
}

export function BookingRow({ booking, selection, ...handlers }: BookingRowProps) {
  const titleId = useId()
  const { hideSuppliers } = use(OperatorSettings)
  const isChosen = selection?.has(booking._id) ?? false

  return (
    <Row isChosen={isChosen}>
      {selection ? (
        <Cell area="select">
          <SelectionBox booking={booking} selection={selection} />
        </Cell>
      ) : null}
      <Cell area="car">
        <BookedCarAndTrip booking={booking} titleId={titleId} />
      </Cell>
      {hideSuppliers ? null : <Cell area="supplier">{booking.supplier.fullName}</Cell>}
      <Cell area="driver">
        <DriverName booking={booking} />
      </Cell>
      <Cell area="price">
        <BookingPrice booking={booking} />
      </Cell>
      <Cell area="status">
        <StatusBadge booking={booking} />
        <MutedText display="block" mt={{ lg: '1' }}>
          <PaymentText booking={booking} />
        </MutedText>
      </Cell>
      <Cell area="actions">
        <BookingRowActions booking={booking} titleId={titleId} {...handlers} />
      </Cell>
    </Row>
  )
}

function BookedCarAndTrip({ booking, titleId }: { booking: BookingInList; titleId: string }) {
  const dates = useDates()
  const { from, to } = toBookingTimes(booking)

  return (
    <HStack columnGap="4" rowGap="2" align="start" wrap={{ base: 'wrap', lg: 'nowrap' }}>
      <BookedCar booking={booking} />
      <Stack gap="1" flex="1 1 9rem" minW="0">
        <div>
          <TextLink
            id={titleId}
            to="/booking"
            search={{ b: booking._id }}
            isAlone
            fontWeight="semibold"
            fontSize={{ base: 'lg', lg: 'md' }}
          >
            {booking.car.name}
          </TextLink>
        </div>
        <styled.span fontSize="sm">{dates.range(from, to)}</styled.span>
        <HStack columnGap="3" rowGap="0" wrap="wrap">
          <MutedText>{booking.pickupLocation.name}</MutedText>
          {booking.reference ? (
            <MutedText translate="no" fontVariantNumeric="tabular-nums">
              {booking.reference}
            </MutedText>
          ) : null}
        </HStack>
      </Stack>
    </HStack>
  )
}

/**
 * The driver's name, with a label on cards, where the column header is hidden. Cards omit it if customers drive
 * themselves.
 */
function DriverName({ booking: { mainDriverName, driver } }: { booking: BookingInList }) {
  const { user } = useViewer()
  const name = mainDriverName ?? driver.fullName
  const isViewer = !mainDriverName && user?._id === driver._id
  if (!name || isViewer) {
    return <styled.span display={{ lgDown: 'none' }}>{name || <Trans>Unknown</Trans>}</styled.span>
  }
  return (
    <Trans>
      <styled.span aria-hidden hideFrom="lg">
        Driver:
      </styled.span>{' '}
      {name}
    </Trans>
  )
}
