import { useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'

import type { Trip } from '@masar/domain/booking/trip.ts'
import { PaintNeighbors } from '#rental/vehicle/paint-neighbors.tsx'
import { HydrationBoundary } from '#ui/lazy/hydration-boundary.tsx'
import { useIsClientMounted } from '#ui/lifecycle/hydration.ts'
import { FirstViewEnd } from '#ui/page/first-view-end.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'

import { CarCard, type CarCardProps } from '../card/car-card.tsx'
import type { SearchResults } from './car-results.ts'

/** A column of car cards. */
export const CardList = styled('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '3', md: '4' },
    opacity: 1,
    transition: 'opacity 150ms',
    '&[aria-busy=true]': { opacity: 0.5 },
    // Cards use container queries, because the space in a card depends on the text size as well as on the
    // screen.
    '& > li': { containerType: 'inline-size' },
    // Browsers lay out a card and load its picture only when it is near the viewport.
    '& > li:nth-child(n + 3)': {
      contentVisibility: 'auto',
      containIntrinsicSize: { base: 'auto 21.5rem', md: 'auto 13.5rem' },
    },
  },
})

/** The number of cards in the first render. */
const FIRST_CARD_COUNT = 5
/** The number of cards that fit on a phone screen. */
const EAGER_CARD_COUNT = 2
/** The approximate height of a card, so that the page has its full length before all cards are rendered. */
const ESTIMATED_CARD_HEIGHT = '13.5rem'

export interface CarListProps extends Omit<CarCardProps, 'car' | 'trip'> {
  results: SearchResults
  trip: Trip
}

/** The list of cars. The first cards render immediately, the others once the page is interactive. */
export function CarList({ results, ...card }: CarListProps) {
  const { cars, status } = results
  const { t } = useLingui()
  const isMountedHere = useIsClientMounted()
  // A server-rendered document contains all cards.
  const drawn = useDeferredValue(cars, isMountedHere ? cars.slice(0, FIRST_CARD_COUNT) : cars)
  const missing = Math.max(cars.length - drawn.length, 0)
  const isOld = status === 'refreshing'

  return (
    <CardList
      aria-label={t`Cars`}
      aria-busy={isOld}
      inert={isOld}
      style={
        missing > 0 ? { paddingBlockEnd: `calc(${missing} * ${ESTIMATED_CARD_HEIGHT})` } : undefined
      }
    >
      <PaintNeighbors cars={drawn}>
        {drawn.map((car, index) => (
          <li key={car._id}>
            <WhenParsed>
              <HydrationBoundary when={index < EAGER_CARD_COUNT ? 'at once' : 'near'}>
                <CarCard car={car} {...card} />
              </HydrationBoundary>
            </WhenParsed>
            {index === Math.min(EAGER_CARD_COUNT, drawn.length) - 1 ? <FirstViewEnd /> : null}
          </li>
        ))}
      </PaintNeighbors>
    </CardList>
  )
}
