import { useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'

import type { Trip } from '@masar/domain/booking/trip.ts'
import { PaintNeighbors } from '#rental/vehicle/paint-neighbors.tsx'
import { NearBoundary } from '#ui/lazy/near.tsx'
import { useMountedHere } from '#ui/lifecycle/hydration.ts'
import { FirstViewEnd } from '#ui/page/first-view-end.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'

import { CarCard, type CarCardProps } from '../card/car-card.tsx'
import type { SearchResults } from './car-results.ts'

/** Cards under each other. */
export const CardList = styled('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '3', md: '4' },
    opacity: 1,
    transition: 'opacity 150ms',
    '&[aria-busy=true]': { opacity: 0.5 },
    // What a card has room for depends on its letters as much as on the screen.
    '& > li': { containerType: 'inline-size' },
    // A browser lays out a card when it comes near, and loads its picture then.
    '& > li:nth-child(n + 3)': {
      contentVisibility: 'auto',
      containIntrinsicSize: { base: 'auto 21.5rem', md: 'auto 13.5rem' },
      // See `home-blocks.tsx`.
      'html:not([data-hydrated]) &': {
        mdDown: { animation: 'masar-wait 300ms', '&:nth-child(3)': { animationDuration: '150ms' } },
      },
    },
  },
})

/** As many as a first view shows. */
const FIRST = 5
/** As many as a phone shows of them. */
const IN_VIEW = 2
/** About the height of a card, so that a page is as long before its end is drawn. */
const CARD_ROOM = '13.5rem'

export interface CarListProps extends Omit<CarCardProps, 'car' | 'trip'> {
  results: SearchResults
  trip: Trip
}

/** The cars: the first ones at once, the others when the page can be used. */
export function CarList({ results, ...card }: CarListProps) {
  const { cars, status } = results
  const { t } = useLingui()
  const isMountedHere = useMountedHere()
  // The document has all of them.
  const drawn = useDeferredValue(cars, isMountedHere ? cars.slice(0, FIRST) : cars)
  const missing = Math.max(cars.length - drawn.length, 0)
  const isOld = status === 'refreshing'

  return (
    <CardList
      aria-label={t`Cars`}
      aria-busy={isOld}
      inert={isOld}
      style={missing > 0 ? { paddingBlockEnd: `calc(${missing} * ${CARD_ROOM})` } : undefined}
    >
      <PaintNeighbors cars={drawn}>
        {drawn.map((car, index) => (
          <li key={car._id}>
            <WhenParsed>
              <NearBoundary when={index < IN_VIEW ? 'at once' : 'near'}>
                <CarCard car={car} {...card} />
              </NearBoundary>
            </WhenParsed>
            {index === Math.min(IN_VIEW, drawn.length) - 1 ? <FirstViewEnd /> : null}
          </li>
        ))}
      </PaintNeighbors>
    </CardList>
  )
}
