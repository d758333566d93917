import type { CarTrip } from '@masar/domain/booking/trip.ts'
import { Card } from '#ui/page/card.tsx'
import { Stack } from '#ui/style/styled.ts'

import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { TripInShort } from '../steps/trip-in-short.tsx'
import { CarInShort } from './car-in-short.tsx'

export interface TripAsideProps {
  trip: CarTrip
  facts: CheckoutFacts
}

/** The car and the trip beside a screen without a price. */
export const TripAside = ({ trip, facts }: TripAsideProps) => (
  <Card tone="sand" display={{ base: 'none', md: 'block' }} p={{ base: '4', lg: '5' }}>
    <Stack gap="4">
      <CarInShort facts={facts} />
      <TripInShort trip={trip} facts={facts} />
    </Stack>
  </Card>
)
