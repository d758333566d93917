import { Trans } from '@lingui/react/macro'

import { useCapabilities } from '#rental/operator-settings.ts'

import { TimeLeft, useMinutesLeft } from './time-left.tsx'
import { useDeadlineTexts } from './use-deadline-texts.ts'

export interface HeldUntilProps {
  expiresAt: string
  /** The rental's time zone. */
  zone: string
}

/** The deadline for paying a booking online. Some backends hold the car until then. */
export function HeldUntil({ expiresAt, zone }: HeldUntilProps) {
  const { holdsUnpaidBookings } = useCapabilities()
  const minutes = useMinutesLeft(expiresAt)
  const until = useDeadlineTexts(zone).time(expiresAt)
  if (minutes < 0) return <Trans>The time to pay has run out.</Trans>

  return (
    <>
      {holdsUnpaidBookings ? (
        <Trans>The car is held for you until {until}.</Trans>
      ) : (
        <Trans>You can pay until {until}.</Trans>
      )}{' '}
      <TimeLeft minutes={minutes} />
    </>
  )
}
