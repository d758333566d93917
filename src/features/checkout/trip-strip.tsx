import type { CarTrip } from '@masar/domain/booking/trip.ts'
import { FromTo } from '#rental/from-to.tsx'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { Card } from '#ui/page/card.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { CheckoutFacts } from './flow/use-checkout-facts.ts'

export interface TripStripProps {
  trip: CarTrip
  facts: CheckoutFacts
}

/**
 * The trip that is being booked, without the car's name, which is in the page heading. Shown on phones; on wider
 * screens, the trip is beside the screen.
 */
export function TripStrip({ trip, facts: { car, pickUp } }: TripStripProps) {
  return (
    <Card tone="sand" hideFrom="md" p="3">
      {/* On phones with text at 200%, the trip wraps below the picture. */}
      <HStack gap="3" wrap="wrap">
        <styled.div width="5rem" flexShrink={0}>
          {car ? <VehiclePicture car={car} /> : <Skeleton aspectRatio="3 / 2" />}
        </styled.div>
        <styled.div flex="1 1 8rem" minW="0" overflowWrap="anywhere">
          <P size="sm">
            <FromTo from={trip.from} to={trip.to} />
          </P>
          <P size="sm" tone="muted" minH="1lh">
            {pickUp?.name}
          </P>
        </styled.div>
      </HStack>
    </Card>
  )
}
