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

/** Asks to cancel a booking, and says when that was requested. */
export function ListCancelDialog({ api, bookingId, cancellation }: ListCancelDialogProps) {
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
