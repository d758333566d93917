import { MapPin } from 'lucide-react'

import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { TextSkeleton } from '#ui/page/text-skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

import { CarCardSkeleton } from './card/car-card-skeleton.tsx'
import { useFiltersShown } from './filters/filters-shown.ts'
import { FilterColumn, SearchColumns, SearchHead, SearchTools, tripBox } from './search-frame.tsx'

const CARD_KEYS = [1, 2, 3, 4]

const TripBox = styled('div', tripBox)

/**
 * The skeleton of the search page, shown while the location is loading. It needs no data, so it is also
 * prerendered.
 */
export function SearchSkeleton() {
  const [areFiltersShown] = useFiltersShown()

  return (
    <Page aria-busy pt={{ base: '0', md: '0' }}>
      <Stack gap={{ base: '1.5', md: '4' }}>
        <SearchHead>
          <TripSkeleton />
          <SearchTools>
            <Skeleton height="11" flex="1 0 6rem" />
            <Skeleton height="11" flex="3 1 8rem" />
          </SearchTools>
        </SearchHead>
        <Skeleton height="4rem" />
        <SearchColumns isOne={!areFiltersShown}>
          {areFiltersShown ? (
            <FilterColumn>
              <Skeleton height="30rem" />
            </FilterColumn>
          ) : null}
          <Stack gap={{ base: '1.5', md: '3' }} minW="0">
            <styled.div minH={{ base: '0', md: '11' }} pt={{ base: '0', md: '2' }}>
              <Skeleton height={{ base: '1.3125rem', md: '6' }} maxW="8rem" />
            </styled.div>
            <Stack gap={{ base: '3', md: '4' }}>
              {CARD_KEYS.map((card) => (
                <CarCardSkeleton key={card} />
              ))}
            </Stack>
          </Stack>
        </SearchColumns>
      </Stack>
    </Page>
  )
}

/** Locations and dates, if the document contains them. */
function TripSkeleton() {
  return (
    <TripBox cursor="default">
      <MapPin aria-hidden size={20} />
      <styled.span flex="1" minW="0" lineHeight="tight">
        <styled.span display="block" fontWeight="semibold">
          <TextSkeleton />
        </styled.span>
        <styled.span display="block" fontSize="xs" color="fg.muted">
          <TextSkeleton />
        </styled.span>
      </styled.span>
    </TripBox>
  )
}
