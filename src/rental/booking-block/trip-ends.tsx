import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { WallClock } from '@masar/domain/rental/rental-clock.ts'
import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'

import type { EndLocation } from './end-location.ts'

const EndList = styled('dl', {
  base: {
    display: 'grid',
    // Below each other on wide screens, where the actions are beside them.
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
      lg: 'minmax(0, 1fr)',
    },
    maxW: '34rem',
    columnGap: '6',
    rowGap: '3',
    overflowWrap: 'anywhere',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
})

export interface TripEndsProps {
  /** The pick-up time. Like `to`, it is on the clock of the pick-up location. */
  from: WallClock
  to: WallClock
  /** Null until the locations are loaded. */
  pickUp: EndLocation | null
  dropOff: EndLocation | null
  /** Whether the rental has started: if so, the drop-off comes first. */
  isRunning?: boolean
}

/** Where and when a rental starts and ends. If both locations are the same, the area is shown only once. */
export function TripEnds({ from, to, pickUp, dropOff, isRunning = false }: TripEndsProps) {
  const { moment } = useDates()

  const isRoundTrip = pickUp?.name === dropOff?.name

  const first = (
    <End
      name={<Trans>Pick-up</Trans>}
      time={moment(from)}
      location={pickUp}
      hasArea={!isRoundTrip || !isRunning}
    />
  )
  const last = (
    <End
      name={<Trans>Drop-off</Trans>}
      time={moment(to)}
      location={dropOff}
      hasArea={!isRoundTrip || isRunning}
    />
  )
  return (
    <EndList>
      {isRunning ? last : first}
      {isRunning ? first : last}
    </EndList>
  )
}

interface EndProps {
  name: ReactNode
  time: string
  location: EndLocation | null
  hasArea: boolean
}

const End = ({ name, time, location, hasArea }: EndProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{time}</strong>
      <br />
      {location?.name}
      {hasArea && location?.area ? (
        <styled.span display="block" fontSize="sm" color="fg.muted">
          {location.area}
        </styled.span>
      ) : null}
    </dd>
  </div>
)
