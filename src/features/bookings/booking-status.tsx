import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { isBookingStatus, type BookingStatus } from '#domain/booking/booking-status.ts'
import { Badge } from '#ui/control/badge.tsx'

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
  /** Less was paid online than agreed, since the price rose. */
  isPartPaid?: boolean
}

export function StatusBadge(props: StatusBadgeProps) {
  return (
    <Badge tone={badgeTone(props)}>
      <StatusText {...props} />
    </Badge>
  )
}

/** The same in words alone, for paper. */
export function StatusText(props: StatusBadgeProps) {
  const { t } = useLingui()
  const { status } = props

  if (!isBookingStatus(status)) return status
  if (isBeingCancelled(props)) return t`Cancellation requested`
  return props.isPartPaid ? t`Part paid` : t(STATUS_TEXTS[status])
}

function badgeTone(props: StatusBadgeProps): Tone {
  if (!isBookingStatus(props.status)) return 'neutral'
  return isBeingCancelled(props) || props.isPartPaid ? 'warning' : TONES[props.status]
}

/** Asked for by the customer and not answered by the supplier. */
export const isBeingCancelled = ({ status, cancelRequest = false }: StatusBadgeProps): boolean =>
  isBookingStatus(status) && cancelRequest && status !== 'cancelled'

/** No car is waiting: the booking is cancelled, or never came to be. */
export const isOff = ({ status }: { status: string }): boolean =>
  status === 'cancelled' || status === 'void'
