import { Trans } from '@lingui/react/macro'
import { Eye, Pencil, Trash2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import type { SelectionChange } from '@masar/machines/booking-change/booking-change.machine.ts'
import type { BookingInList } from '#api/queries/bookings.query.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { styled } from '#ui/style/styled.ts'
import { useNow } from '#ui/lifecycle/clock.ts'

import { useRights } from '../../use-rights.ts'
import { listRowActions } from './row-actions.ts'

const Actions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    // Aligns the text of the first button with the other text on the card.
    mx: '-3',
    '& > *': { color: 'fg.muted', _hover: { color: 'fg' } },
    lg: { flexDirection: 'column', alignItems: 'start', my: '-1.5' },
  },
})

export interface RowActionHandlers {
  onChange: (change: SelectionChange) => void
  onCancel: (bookingId: string) => void
}

export interface BookingRowActionsProps extends RowActionHandlers {
  booking: BookingInList
  /** The id of the element with the car's name, which serves as the description of each button. */
  titleId: string
}

/** The link to the booking, and the viewer's other actions on it. */
export function BookingRowActions(props: BookingRowActionsProps) {
  const { booking, titleId, onChange, onCancel } = props
  const rights = useRights()
  const now = useNow()
  const actions = listRowActions(rights, booking, now)
  const mayCancel = actions.includes('requestCancel')
  const view = useRef<HTMLAnchorElement>(null)

  // Restore the focus: the focused Cancel button disappears once the request is sent.
  useEffect(() => {
    const link = view.current
    if (!mayCancel) return
    return () => {
      if (document.activeElement === document.body) link?.focus()
    }
  }, [mayCancel])

  const common = { variant: 'ghost', size: 'sm', 'aria-describedby': titleId } as const
  const { _id } = booking
  const ask = (kind: 'remove' | 'delete') => onChange({ kind, ids: [_id] })

  return (
    <Actions>
      <ButtonLink ref={view} to="/booking" search={{ b: _id }} {...common}>
        <Eye aria-hidden size={16} />
        <Trans>View</Trans>
      </ButtonLink>
      {actions.includes('edit') ? (
        <ButtonLink to="/booking" search={{ b: _id, edit: true }} {...common}>
          <Pencil aria-hidden size={16} />
          <Trans>Edit</Trans>
        </ButtonLink>
      ) : null}
      {mayCancel ? (
        <Button {...common} onClick={() => onCancel(_id)}>
          <X aria-hidden size={16} />
          <Trans context="a booking">Cancel</Trans>
        </Button>
      ) : null}
      {actions.includes('removeFromList') ? (
        <Button {...common} onClick={() => ask('remove')}>
          <Trash2 aria-hidden size={16} />
          <Trans>Remove</Trans>
        </Button>
      ) : null}
      {actions.includes('delete') ? (
        <Button {...common} onClick={() => ask('delete')}>
          <Trash2 aria-hidden size={16} />
          <Trans>Delete</Trans>
        </Button>
      ) : null}
    </Actions>
  )
}
