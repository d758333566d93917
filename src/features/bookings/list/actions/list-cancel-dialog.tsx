import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { bookingQuery } from '#api/queries/bookings.query.ts'
import { useToast } from '#ui/toast/toasts.tsx'

import { CancelDialog } from '../../cancel/cancel-dialog.tsx'
import type { Cancellation } from '../../cancel/cancellation.flow.ts'

interface ListCancelDialogProps {
  api: Api
  bookingId: string
  cancellation: Cancellation
}

/** The dialog to cancel a booking. Shows a toast once the cancellation is requested. */
export function ListCancelDialog({ api, bookingId, cancellation }: ListCancelDialogProps) {
  const { i18n, t } = useLingui()
  const showToast = useToast()
  // Keeps the booking in the cache while the dialog is open, because the eligibility is read from the cache.
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
