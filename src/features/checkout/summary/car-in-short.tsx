import { chakra, HStack } from '@chakra-ui/react'
import { Suspense } from 'react'

import { Apart } from '#ui/apart.tsx'
import { P } from '#ui/type.tsx'

import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { CarDrawing } from './later-car-drawing.ts'

/** Which car, and whose. */
export function CarInShort({ facts: { car } }: { facts: CheckoutFacts }) {
  if (!car) return null

  return (
    <HStack gap="4" overflowWrap="anywhere">
      <chakra.div width="7rem" aspectRatio="3 / 2" flexShrink={0}>
        <Apart>
          <Suspense>
            <CarDrawing.Screen id={car._id} range={car.range} />
          </Suspense>
        </Apart>
      </chakra.div>
      <chakra.div minW="0">
        <P fontWeight="semibold">{car.name}</P>
        <P size="sm" tone="muted">
          {car.supplier.fullName}
        </P>
      </chakra.div>
    </HStack>
  )
}
