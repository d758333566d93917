import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'

import { type BookingStatus, isBookingStatus } from '@masar/domain/booking/booking-status.ts'
import type { SelectionChange } from '@masar/machines/booking-change/booking-change.machine.ts'
import { Button } from '#ui/control/button.tsx'
import { Select } from '#ui/control/controls.tsx'
import { HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { STATUS_TEXTS } from '../booking-status.tsx'

export interface ChangeStatusProps {
  ids: readonly string[]
  /** The current status, if all bookings share one. */
  current?: string | undefined
  onChange: (change: SelectionChange) => void
}

/** Lets staff change the status of bookings; a dialog asks for confirmation first. */
export function ChangeStatus({ ids, current, onChange }: ChangeStatusProps) {
  const { t } = useLingui()
  const statuses = Object.keys(STATUS_TEXTS)
    .filter(isBookingStatus)
    .filter((status) => status !== current)
  const [chosen, choose] = useState<BookingStatus | null>(null)
  const [isMissed, setMissed] = useState(false)
  const field = useRef<HTMLSelectElement>(null)
  const missedId = useId()
  // Ignore the selected status once the booking has it, because it is no longer offered.
  const status = chosen && statuses.includes(chosen) ? chosen : null
  const isWrong = isMissed && status === null

  function ask() {
    if (status) onChange({ kind: 'status', status, ids })
    else field.current?.focus()
    setMissed(status === null)
  }

  return (
    <HStack gap="2" wrap="wrap">
      <Select
        ref={field}
        aria-label={t`New status`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? missedId : undefined}
        width="auto"
        value={status ?? ''}
        onChange={({ target }) => {
          if (isBookingStatus(target.value)) choose(target.value)
        }}
      >
        <option value="" disabled>
          {t`Choose a status`}
        </option>
        {statuses.map((one) => (
          <option key={one} value={one}>
            {t(STATUS_TEXTS[one])}
          </option>
        ))}
      </Select>
      <Button variant="outline" onClick={ask}>
        <Trans>Change the status</Trans>
      </Button>
      {isWrong ? (
        <P id={missedId} size="sm" color="danger.fg" fontWeight="medium" role="alert">
          <Trans>Choose the new status.</Trans>
        </P>
      ) : null}
    </HStack>
  )
}
