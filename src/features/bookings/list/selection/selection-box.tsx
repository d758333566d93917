import { useLingui } from '@lingui/react/macro'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import { useDates } from '#ui/control/dates.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { styled } from '#ui/style/styled.ts'

import { toBookingTimes } from '../../booking-times.ts'
import type { Selection } from './use-selection.ts'

const Box = styled('label', {
  base: {
    // Painted above the next cell, which it overlaps.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '11',
    minH: '11',
    mx: { base: '-0.75rem', lg: '-0.625rem' },
    my: '-0.625rem',
    cursor: 'pointer',
    '& input': { accentColor: 'var(--m-colors-accent)', width: '5', height: '5' },
  },
  variants: {
    hasText: {
      true: { justifyContent: { base: 'start', lg: 'center' }, mx: { base: '0' }, gap: '3' },
    },
  },
})

export interface SelectionBoxProps {
  booking: BookingInList
  selection: Selection
}

/** The checkbox that selects a booking; renders nothing when the viewer can take no action on it. */
export function SelectionBox({ booking, selection }: SelectionBoxProps) {
  const { t } = useLingui()
  const { day } = useDates()
  if (!selection.mayChoose(booking._id)) return null

  const { name } = booking.car
  const from = day(toBookingTimes(booking).from)
  return (
    <Box {...NEEDS_SCRIPT_PROPS}>
      <input
        type="checkbox"
        aria-label={t`Select ${name}, ${from}`}
        checked={selection.has(booking._id)}
        onChange={() => selection.toggle(booking._id)}
      />
    </Box>
  )
}

/**
 * The checkbox that selects all bookings. Its label is visible above cards, but hidden in the narrow table
 * column.
 */
export function WholeSelectionBox({ selection }: { selection: Selection }) {
  const { t } = useLingui()
  const label = t`Select all on this page`

  return (
    <Box hasText {...NEEDS_SCRIPT_PROPS}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = selection.isPart
        }}
        aria-label={label}
        checked={selection.isWhole}
        onChange={selection.toggleAll}
      />
      <styled.span aria-hidden hideFrom="lg">
        {label}
      </styled.span>
    </Box>
  )
}
