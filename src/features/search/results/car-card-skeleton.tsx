import { Skeleton } from '#ui/skeleton.tsx'
import { Stack } from '#ui/styled.ts'

import { CardBox } from './card-box.tsx'

/** The room of a card, so that nothing moves when the cars arrive. */
export function CarCardSkeleton() {
  return (
    <CardBox aria-hidden>
      <Skeleton gridArea="picture" aspectRatio="3 / 2" />
      <Stack gridArea="head" gap="2">
        <Skeleton height="6" width="60%" />
        <Skeleton height="8" width="40%" />
      </Stack>
      <Stack gridArea="facts" gap="3">
        <Skeleton height="12" />
        <Skeleton height="5" width="70%" />
        <Skeleton height="5" width="50%" />
      </Stack>
      <Skeleton gridArea="price" height={{ base: '44', lg: '40' }} />
    </CardBox>
  )
}
