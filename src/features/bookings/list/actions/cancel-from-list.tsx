import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import type { Api } from '#api/client.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import type { Cancellation } from '../../cancel/cancellation.flow.ts'

const ListCancelDialog = lazyPart(
  async () => (await import('./list-cancel-dialog.tsx')).ListCancelDialog,
  { isNeeded: true },
)

/** Loads a booking and starts its cancellation flow. */
export type CancellationOpener = (bookingId: string) => Promise<Cancellation>

interface OpenedCancellation {
  bookingId: string
  cancellation: Cancellation
}

/** Cancels a booking in a dialog over the list. */
export function useCancelFromList(api: Api, open: CancellationOpener) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<OpenedCancellation | null>(null)

  async function ask(bookingId: string) {
    const cancellation = await open(bookingId).catch(() => null)
    const eligibility = cancellation?.eligibility()
    // Open the booking page, which explains why the booking cannot be cancelled or loaded.
    if (!cancellation || !eligibility || eligibility.bar !== null) {
      await navigate({ to: '/booking', search: { b: bookingId } })
      return
    }
    setOpened({ bookingId, cancellation })
    cancellation.actor.send({ type: 'cancellation.selected', eligibility })
  }

  return {
    onCancel: (bookingId: string) => void ask(bookingId),
    dialog: opened ? <ListCancelDialog key={opened.bookingId} api={api} {...opened} /> : null,
  }
}
