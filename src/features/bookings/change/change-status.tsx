import { HStack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { type BookingStatus, isBookingStatus } from '#domain/booking-status.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/controls.tsx'

import { STATUS_TEXTS } from '../booking-status.tsx'
import type { BookingChangeActor } from './open-changes.ts'

export interface ChangeStatusProps {
  actor: BookingChangeActor
  ids: readonly string[]
  /** The one that they have, where they share one. */
  current?: string | undefined
}

/** Staff give bookings another status; the dialog asks before anything happens. */
export function ChangeStatus({ actor, ids, current }: ChangeStatusProps) {
  const { t } = useLingui()
  const statuses = Object.keys(STATUS_TEXTS)
    .filter(isBookingStatus)
    .filter((status) => status !== current)
  const [chosen, choose] = useState<BookingStatus | null>(null)
  const status = chosen && statuses.includes(chosen) ? chosen : (statuses[0] ?? 'pending')

  return (
    <HStack gap="2" wrap="wrap">
      <Select
        aria-label={t`New status`}
        width="auto"
        value={status}
        onChange={({ target }) => {
          if (isBookingStatus(target.value)) choose(target.value)
        }}
      >
        {statuses.map((one) => (
          <option key={one} value={one}>
            {t(STATUS_TEXTS[one])}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        onClick={() =>
          actor.send({ type: 'change.asked', change: { kind: 'status', status, ids } })
        }
      >
        <Trans>Change the status</Trans>
      </Button>
    </HStack>
  )
}
