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
  /** On the clock of the pick-up place. */
  from: WallClock
  to: WallClock
  /** The names of the places; missing until they are here. */
  pickUp: ReactNode
  dropOff: ReactNode
}

/** Where and when a rental begins and ends, one time and one place to a line. */
export function TripEnds({ from, to, pickUp, dropOff }: TripEndsProps) {
  const { moment } = useDates()

  return (
    <Ends>
      <div>
        <dt>
          <Trans>Pick-up</Trans>
        </dt>
        <dd>
          <strong>{moment(from)}</strong>
          <br />
          {pickUp}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Drop-off</Trans>
        </dt>
        <dd>
          <strong>{moment(to)}</strong>
          <br />
          {dropOff}
        </dd>
      </div>
    </Ends>
  )
}
