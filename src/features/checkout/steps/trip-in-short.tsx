import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { CarTrip } from '@masar/domain/booking/trip.ts'
import { useDates } from '#ui/control/dates.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'

/** A time beside its label, or below it when there is no room for both. */
const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    '& dt': { flex: '0 0 auto', minW: '4rem', color: 'fg.muted' },
    '& dd': { flex: '1 0 auto', maxW: 'full' },
    // On tablets, one of the two times does not fit beside its label, so both wrap.
    '@media (min-width: 48rem) and (max-width: 63.9975rem)': { '& dd': { flexBasis: '100%' } },
  },
})
/** A time on its own line. Wraps only if the text does not fit at 200% size. */
const When = styled('span', { base: { display: 'block' } })

export interface TripInShortProps {
  trip: CarTrip
  facts: CheckoutFacts
}

/**
 * Locations and times, in the time zone of the pick-up location. The name is shown once if both locations are
 * the same.
 */
export function TripInShort({ trip, facts: { pickUp, dropOff } }: TripInShortProps) {
  const dates = useDates()
  const isSame = trip.pickUp === trip.dropOff

  return (
    <Stack gap="1">
      {isSame ? <P fontWeight="semibold">{pickUp?.name}</P> : null}
      <Stack as="dl" gap={isSame ? '0' : '2'}>
        <Moment name={<Trans>Pick-up</Trans>} location={isSame ? null : pickUp?.name}>
          {dates.moment(trip.from)}
        </Moment>
        <Moment name={<Trans>Drop-off</Trans>} location={isSame ? null : dropOff?.name}>
          {dates.moment(trip.to)}
        </Moment>
      </Stack>
    </Stack>
  )
}

interface MomentProps {
  name: ReactNode
  location: string | null | undefined
  children: ReactNode
}

function Moment({ name, location, children }: MomentProps) {
  return (
    <Row>
      <dt>{name}</dt>
      <dd>
        <When>{children}</When>
        {location ? <strong>{location}</strong> : null}
      </dd>
    </Row>
  )
}
