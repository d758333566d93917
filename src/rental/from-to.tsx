import { Trans } from '@lingui/react/macro'

import type { WallClock } from '@masar/domain/rental/rental-clock.ts'
import { useDates } from '#ui/control/dates.tsx'

export interface FromToProps {
  /** The pick-up time. Like `to`, it is on the clock of the pick-up location. */
  from: WallClock
  to: WallClock
}

/** Both times of a rental in a sentence. */
export function FromTo(props: FromToProps) {
  const { moment } = useDates()
  const from = moment(props.from)
  const to = moment(props.to)

  return (
    <Trans>
      {from} to {to}
    </Trans>
  )
}
