import { Plural } from '@lingui/react/macro'

import type { components } from '#openapi/schema.d.ts'
import { chakra, HStack } from '#ui/styled.ts'

import { Stars } from './stars.tsx'

/** Fewer rentals say nothing about a car (CAR-21). */
const TELLING_TRIPS = 10

/** How others rated a car, and how many drove it. Nothing where nobody has. */
export function CarRating({ car }: { car: components['schemas']['Car'] }) {
  const { rating, trips = 0 } = car
  if (!rating || rating < 1) return null

  return (
    <HStack gap="1" fontSize="sm">
      <Stars rating={rating} />
      {trips >= TELLING_TRIPS ? (
        <chakra.span color="fg.muted">
          <Plural value={trips} one="(# trip)" other="(# trips)" />
        </chakra.span>
      ) : null}
    </HStack>
  )
}
