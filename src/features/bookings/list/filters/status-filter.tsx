import { Trans, useLingui } from '@lingui/react/macro'

import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'

import { STATUS_TEXTS } from '../../booking-status.tsx'
import { OptionChips } from './option-chips.tsx'

export interface StatusFilterProps {
  /** The statuses to choose from. */
  among: readonly BookingStatus[]
  chosen: readonly BookingStatus[]
  onChoose: (statuses: BookingStatus[]) => void
}

export function StatusFilter({ among, chosen, onChoose }: StatusFilterProps) {
  const { t } = useLingui()
  const options = among.map((value) => ({ value, name: t(STATUS_TEXTS[value]) }))

  return (
    <OptionChips name="status" title={<Trans>Status</Trans>} {...{ options, chosen, onChoose }} />
  )
}
