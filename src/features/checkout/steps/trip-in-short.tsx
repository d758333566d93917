import { Trans } from '@lingui/react/macro'

import type { CarTrip } from '#domain/booking/trip.ts'
import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'

import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'

const List = styled('dl', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
  },
})

export interface TripInShortProps {
  trip: CarTrip
  facts: CheckoutFacts
}

/** Where and when, on the clock of the pick-up place. */
export function TripInShort({ trip, facts }: TripInShortProps) {
  const dates = useDates()

  return (
    <List>
      <div>
        <dt>
          <Trans>Pick-up</Trans>
        </dt>
        <dd>
          <strong>{facts.pickUp?.name}</strong>
          <br />
          {dates.moment(trip.from)}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Drop-off</Trans>
        </dt>
        <dd>
          <strong>{facts.dropOff?.name}</strong>
          <br />
          {dates.moment(trip.to)}
        </dd>
      </div>
    </List>
  )
}
