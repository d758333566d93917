import { useState } from 'react'

import type { SelectionChange } from '@masar/machines/booking-change/booking-change.machine.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import type { BookingChangeActor } from '../../change/booking-change.flow.ts'
import type { ListChangeDialogProps } from './list-change-dialog.tsx'

const ListChangeDialog = lazyPart(
  async () => (await import('./list-change-dialog.tsx')).ListChangeDialog,
  { isNeeded: true },
)

/** Loads the flow that changes bookings, and starts it. */
export type ChangesOpener = () => Promise<BookingChangeActor>

/** Removes bookings from the list, deletes them or changes their status, in a dialog over the list. */
export function useChangeFromList(
  open: ChangesOpener,
  listed: Omit<ListChangeDialogProps, 'actor'>,
) {
  const [actor, setActor] = useState<BookingChangeActor | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  if (failure) throw failure.error

  async function ask(change: SelectionChange) {
    try {
      const opened = await open()
      setActor(opened)
      opened.send({ type: 'change.selected', change })
    } catch (error) {
      setFailure({ error })
    }
  }

  return {
    onChange: (change: SelectionChange) => void ask(change),
    // Keep it mounted after it has been opened: the dialog restores the focus when it closes.
    changeDialog: actor ? <ListChangeDialog actor={actor} {...listed} /> : null,
  }
}
