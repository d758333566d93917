import { Trans } from '@lingui/react/macro'

import { isReadersClock } from '#rental/deadline/readers-clock.ts'
import { P } from '#ui/style/type.tsx'

import { clockTown } from './booking-times.ts'

export interface ZoneNoteProps {
  zone: string
  /** The instants that are shown on the clock of `zone`. */
  instants: readonly string[]
  tone?: 'plain' | 'muted'
}

/**
 * Names the clock when the reader's own clock shows other times, because notifications use the
 * latter.
 */
export function ZoneNote({ zone, instants, tone = 'plain' }: ZoneNoteProps) {
  if (instants.every((instant) => isReadersClock(zone, instant))) return null
  const town = clockTown(zone)
  return (
    <P size="sm" tone={tone}>
      <Trans>All times are local ({town}).</Trans>
    </P>
  )
}
