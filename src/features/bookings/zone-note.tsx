import { Trans } from '@lingui/react/macro'

import { isReadersClock } from '#rental/deadline/readers-clock.ts'
import { P } from '#ui/style/type.tsx'

import { clockTown } from './booking-times.ts'

export interface ZoneNoteProps {
  zone: string
  /** What is shown on the clock of `zone`. */
  instants: readonly string[]
  tone?: 'plain' | 'muted'
}

/** Names the clock where the reader's own would show other times: a notification is told on that. */
export function ZoneNote({ zone, instants, tone = 'plain' }: ZoneNoteProps) {
  if (instants.every((instant) => isReadersClock(zone, instant))) return null
  const town = clockTown(zone)
  return (
    <P size="sm" tone={tone}>
      <Trans>All times are local ({town}).</Trans>
    </P>
  )
}
