import { useState } from 'react'

import type { Api } from '#api/client.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { CarRange } from '@masar/domain/car/catalogue.ts'
import type { RentalSettings } from '@masar/domain/rental/rental-rules.ts'
import { loadWithTexts } from '#i18n/activate.ts'
import { OptionalBoundary } from '#ui/lazy/optional-boundary.tsx'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import type { Location } from '#rental/trip-form/trip-draft.ts'
import { TripFields } from '#rental/trip-form/trip-fields.tsx'
import { useTripForm } from '#rental/trip-form/use-trip-form.ts'
import { FirstViewEnd } from '#ui/page/first-view-end.tsx'
import { styled } from '#ui/style/styled.ts'

import { Hero } from './hero.tsx'

/** Part of the first screen, but lazy-loaded so that the form does not wait for it. */
const FirstBlock = lazyPart(
  async () => (await loadWithTexts('below', import('./first-block.tsx'))).FirstBlock,
  { Fallback: FiguresSkeleton, hydrates: 'reached' },
)
const HomeBlocks = lazyPart(
  async () => (await loadWithTexts('below', import('./home-blocks.tsx'))).HomeBlocks,
  { Fallback: BlocksSkeleton, hydrates: 'in view' },
)

const ChosenRange = lazyPart(
  async () => (await loadWithTexts('below', import('./chosen-range.tsx'))).ChosenRange,
)

export interface HomePageProps {
  api: Api
  settings: RentalSettings
  hidesSuppliers: boolean
  minLocations: number
  contactEmail: string
  /** Called when a visitor starts to use the form, and is likely to search. */
  onFormEntered?: () => void
  onSearch: (trip: Trip, range: CarRange | null) => void
}

/** The home page: the search form first, without waiting for data, then the other blocks. */
export function HomePage(props: HomePageProps) {
  const { api, settings, onFormEntered, onSearch, ...blocks } = props
  const [range, setRange] = useState<CarRange | null>(null)
  const form = useTripForm(settings, {}, (trip) => onSearch(trip, range))
  const focusForm = () => document.getElementById(form.id('pickUp'))?.focus()

  function chooseLocation(location: Location) {
    form.set('pickUp', { text: location.name, location })
    focusForm()
  }

  function chooseRange(next: CarRange | null) {
    setRange(next)
    focusForm()
  }

  return (
    <>
      <Hero>
        {range ? <ChosenRange range={range} onDrop={() => setRange(null)} /> : null}
        <TripFields api={api} form={form} onFocus={onFormEntered} />
      </Hero>
      <OptionalBoundary>
        <FirstBlock api={api} />
      </OptionalBoundary>
      <FirstViewEnd />
      <OptionalBoundary>
        <HomeBlocks
          api={api}
          {...blocks}
          settings={settings}
          now={form.now}
          onLocation={chooseLocation}
          onRange={chooseRange}
        />
      </OptionalBoundary>
    </>
  )
}

/** Reserves the height of the figures, including the padding around them. */
function FiguresSkeleton() {
  return <styled.div minH={{ base: '6rem', md: '7.5rem', lg: '4rem' }} />
}

/** Reserves the height of the blocks, so that the footer stays below. */
function BlocksSkeleton() {
  return <styled.div minH="300vh" />
}
