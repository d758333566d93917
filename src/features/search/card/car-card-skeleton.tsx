import { VehiclePlate } from '#ui/drawings/vehicle-plate.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

import { CardBox, CardPicture } from './card-box.tsx'

/** Its width determines the card layout, as in the list of cars. */
const SizeContainer = styled('div', { base: { containerType: 'inline-size' } })

/**
 * The skeleton of a card, which keeps the page from moving when the cars load. It needs no data, so it is also
 * prerendered.
 */
export function CarCardSkeleton() {
  return (
    <SizeContainer>
      <CardBox aria-hidden>
        <CardPicture>
          <VehiclePlate />
        </CardPicture>
        <Stack gridArea="head" gap="2">
          <Skeleton height="5" width="70%" />
          <Skeleton height="4" width="45%" />
        </Stack>
        <Skeleton gridArea="facts" height="10" />
        <Skeleton gridArea="included" height="4" width="60%" />
        <Skeleton gridArea="terms" height="4" width="70%" />
        <Skeleton gridArea="price" height="12" width="7rem" />
        <Skeleton gridArea="action" height="11" minW="7rem" />
      </CardBox>
    </SizeContainer>
  )
}

export const CarCardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <CarCardSkeleton key={index} />)
