import type { SelectionChange } from '@masar/machines/booking-change/booking-change.machine.ts'

import { ChangeDialog, type ChangeDialogProps } from '../../change/change-dialog.tsx'
import { useChangeToasts } from '../../change/use-change-toasts.ts'

export interface ListChangeDialogProps extends ChangeDialogProps {
  onChanged?: ((kind: SelectionChange['kind']) => void) | undefined
}

/** The dialog to change bookings in the list. Shows a toast once they are changed. */
export function ListChangeDialog({ onChanged, ...props }: ListChangeDialogProps) {
  useChangeToasts(props.actor, onChanged)

  return <ChangeDialog {...props} />
}
