import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { chakra, Stack } from '#ui/style/styled.ts'

import { CarCardSkeleton } from './card/car-card-skeleton.tsx'
import { FilterColumn, SearchColumns, SearchHead, SearchTools } from './search-frame.ts'

const CARDS = [1, 2, 3, 4]

/** The room of the search page while its place is being read. It knows no data: the build draws it, too. */
export function SearchWaiting() {
  return (
    <Page aria-busy pt={{ base: '0', md: '0' }}>
      <Stack gap={{ base: '3', lg: '4' }}>
        <SearchHead>
          <Skeleton height="12" />
          <SearchTools>
            <Skeleton height="11" />
            <Skeleton height="11" />
          </SearchTools>
        </SearchHead>
        <Skeleton height="6.75rem" />
        <SearchColumns>
          <FilterColumn>
            <Skeleton height="30rem" />
          </FilterColumn>
          <Stack gap="3" minW="0">
            <chakra.div minH="11" pt="2">
              <Skeleton height="6" maxW="8rem" />
            </chakra.div>
            <Stack gap={{ base: '3', md: '4' }}>
              {CARDS.map((card) => (
                <CarCardSkeleton key={card} />
              ))}
            </Stack>
          </Stack>
        </SearchColumns>
      </Stack>
    </Page>
  )
}
