import { Trans, useLingui } from '@lingui/react/macro'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import { useDates } from '#ui/control/dates.tsx'
import { chakra } from '#ui/style/styled.ts'
import { Tick } from '#ui/control/tick.tsx'

import { bookingTimes } from '../../booking-times.ts'
import type { Selection } from './use-selection.ts'

const Box = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '11',
    minH: '11',
    margin: '-0.625rem',
    cursor: 'pointer',
    '& input': { accentColor: 'var(--m-colors-accent)', width: '5', height: '5' },
  },
})

export interface SelectionBoxProps {
  booking: BookingInList
  selection: Selection
}

/** Ticks one booking; nothing where there is nothing that the viewer may do with it. */
export function SelectionBox({ booking, selection }: SelectionBoxProps) {
  const { t } = useLingui()
  const { day } = useDates()
  if (!selection.mayChoose(booking._id)) return null

  const { name } = booking.car
  const from = day(bookingTimes(booking).from)
  return (
    <Box>
      <input
        type="checkbox"
        aria-label={t`Select ${name}, ${from}`}
        checked={selection.has(booking._id)}
        onChange={() => selection.toggle(booking._id)}
      />
    </Box>
  )
}

export function WholeSelectionBox({ selection }: { selection: Selection }) {
  const { t } = useLingui()

  return (
    <Box>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = selection.isPart
        }}
        aria-label={t`Select all on this page`}
        checked={selection.isWhole}
        onChange={selection.toggleAll}
      />
    </Box>
  )
}

/** The same where there is no column to stand above. */
export function WholeSelectionTick({ selection }: { selection: Selection }) {
  return (
    <Tick
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = selection.isPart
      }}
      checked={selection.isWhole}
      onChange={selection.toggleAll}
    >
      <Trans>Select all on this page</Trans>
    </Tick>
  )
}
