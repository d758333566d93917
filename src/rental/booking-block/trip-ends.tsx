import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { WallClock } from '@masar/domain/rental/rental-clock.ts'
import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'

const Ends = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    maxW: '34rem',
    columnGap: '6',
    rowGap: '3',
    overflowWrap: 'anywhere',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
})

export interface TripEndsProps {
  /** On the clock of the pick-up location. */
  from: WallClock
  to: WallClock
  /** The names of the locations; missing until they are loaded. */
  pickUp: ReactNode
  dropOff: ReactNode
  /** The rental has started: the drop-off comes first. */
  isRunning?: boolean
}

/** Where and when a rental starts and ends. */
export function TripEnds({ from, to, pickUp, dropOff, isRunning = false }: TripEndsProps) {
  const { moment } = useDates()

  const first = (
    <End name={<Trans>Pick-up</Trans>} time={moment(from)}>
      {pickUp}
    </End>
  )
  const last = (
    <End name={<Trans>Drop-off</Trans>} time={moment(to)}>
      {dropOff}
    </End>
  )
  return (
    <Ends>
      {isRunning ? last : first}
      {isRunning ? first : last}
    </Ends>
  )
}

interface EndProps {
  name: ReactNode
  time: string
  /** The location. */
  children: ReactNode
}

const End = ({ name, time, children }: EndProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{time}</strong>
      <br />
      {children}
    </dd>
  </div>
)
