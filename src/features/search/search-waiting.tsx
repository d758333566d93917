import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { chakra, Stack } from '#ui/styled.ts'

import { CarCardSkeleton } from './results/car-card-skeleton.tsx'

/** The room of the search page while its place is being read. */
export function SearchWaiting() {
  return (
    <Page aria-busy>
      <Stack gap="6">
        <Skeleton height={{ base: '9', md: '11' }} maxW="24rem" />
        <Skeleton height="6.5rem" />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
          gap={{ base: '4', lg: '8' }}
        >
          <Skeleton height={{ base: '11', lg: '30rem' }} />
          <Stack gap="4">
            <Skeleton height="11" maxW="10rem" />
            <CarCardSkeleton />
            <CarCardSkeleton />
            <CarCardSkeleton />
          </Stack>
        </chakra.div>
      </Stack>
    </Page>
  )
}
