import { VehiclePlate } from '#ui/drawings/vehicle-plate.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { Stack } from '#ui/style/styled.ts'

import { CardBox, CardPicture } from './card-box.tsx'

/** The room of a card, so that nothing moves when the cars arrive. It knows no data: the build draws it, too. */
export function CarCardSkeleton() {
  return (
    <CardBox aria-hidden>
      <CardPicture>
        <VehiclePlate />
      </CardPicture>
      <Stack gridArea="head" gap="2">
        <Skeleton height="5" width="70%" />
        <Skeleton height="4" width="45%" />
      </Stack>
      <Skeleton gridArea="facts" height={{ base: '16', md: '12' }} />
      <Skeleton gridArea="included" height="5" width="50%" />
      <Skeleton
        gridArea="price"
        height={{ base: '12', md: '14' }}
        width={{ base: '40%', md: '80%' }}
        ms={{ md: 'auto' }}
      />
      <Skeleton gridArea="action" height="11" width={{ base: '7rem', md: '100%' }} />
    </CardBox>
  )
}

/** As many of them, under each other. */
export const CarCardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <CarCardSkeleton key={index} />)
