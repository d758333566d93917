import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { bookingQuery } from '#api/queries/bookings.query.ts'
import { useToast } from '#ui/toast/toasts.tsx'

import { CancelDialog } from '../../cancel/cancel-dialog.tsx'
import type { Cancellation } from '../../cancel/cancellation.flow.ts'

/** Loads a booking and starts its cancellation flow. */
export type OpenCancellation = (bookingId: string) => Promise<Cancellation>

interface Opened {
  bookingId: string
  cancellation: Cancellation
}

/** Asks to cancel one booking of a list, in a dialog over the list. */
export function useCancelFromList(api: Api, open: OpenCancellation) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)

  async function ask(bookingId: string) {
    const cancellation = await open(bookingId).catch(() => null)
    const eligibility = cancellation?.eligibility()
    // The booking's page says why it cannot be cancelled any more, or why it failed to load.
    if (!cancellation || !eligibility || eligibility.bar !== null) {
      await navigate({ to: '/booking', search: { b: bookingId } })
      return
    }
    setOpened({ bookingId, cancellation })
    cancellation.actor.send({ type: 'cancellation.asked', eligibility })
  }

  return {
    onCancel: (bookingId: string) => void ask(bookingId),
    dialog: opened ? <ListCancelDialog key={opened.bookingId} api={api} {...opened} /> : null,
  }
}

function ListCancelDialog({ api, bookingId, cancellation }: Opened & { api: Api }) {
  const { i18n, t } = useLingui()
  const showToast = useToast()
  // While the dialog is open the booking must stay in the cache, which is where eligibility is read.
  const { data: booking } = useQuery(bookingQuery(api, bookingId, i18n.locale))
  const isRequested = useSelector(cancellation.actor, (at) => at.matches('requested'))
  const showResult = useEffectEvent(() => {
    const text = t`Cancellation requested. The rental company will confirm.`
    showToast({ tone: 'success', text })
  })

  useEffect(() => {
    if (isRequested) showResult()
  }, [isRequested])

  return booking ? <CancelDialog booking={booking} cancellation={cancellation} /> : null
}
