import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { isBookingStatus, type BookingStatus } from '#domain/booking-status.ts'
import { Badge } from '#ui/badge.tsx'

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** A booking's statuses in words, in the order of the filter. */
export const STATUS_TEXTS: Record<BookingStatus, MessageDescriptor> = {
  pending: msg({ message: 'Pending', comment: 'Status of a booking that waits for the supplier' }),
  reserved: msg({ message: 'Reserved', comment: 'Status of a booking' }),
  deposit: msg`Deposit paid`,
  paid: msg`Rental paid`,
  paidInFull: msg`Paid in full`,
  cancelled: msg({ message: 'Cancelled', comment: 'Status of a booking' }),
  void: msg`Payment not finished`,
}

const TONES: Record<BookingStatus, Tone> = {
  pending: 'warning',
  reserved: 'success',
  deposit: 'success',
  paid: 'success',
  paidInFull: 'success',
  cancelled: 'danger',
  void: 'neutral',
}

export interface StatusBadgeProps {
  /** As the wire says it; a status that is not known here is shown as it is. */
  status: string
  cancelRequest?: boolean
}

export function StatusBadge({ status, cancelRequest = false }: StatusBadgeProps) {
  const { t } = useLingui()

  if (!isBookingStatus(status)) return <Badge>{status}</Badge>
  if (cancelRequest && status !== 'cancelled') {
    return <Badge tone="warning">{t`Cancellation requested`}</Badge>
  }
  return <Badge tone={TONES[status]}>{t(STATUS_TEXTS[status])}</Badge>
}
