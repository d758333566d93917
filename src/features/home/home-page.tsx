import { chakra } from '@chakra-ui/react'
import { Suspense, useState } from 'react'

import type { Api } from '#api/client.ts'
import type { Trip } from '#api/trip.ts'
import type { CarRange } from '#domain/catalogue.ts'
import type { RentalSettings } from '#domain/rental-rules.ts'
import { Apart } from '#ui/apart.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Place } from '#ui/trip-form/trip-draft.ts'
import { TripFields } from '#ui/trip-form/trip-fields.tsx'
import { useTripForm } from '#ui/trip-form/use-trip-form.ts'

import { Hero } from './hero.tsx'

/** Below the first screen, so that the form does not wait for it. */
const HomeBlocks = lazyPart(async () => (await import('./home-blocks.tsx')).HomeBlocks, {
  Meanwhile: Room,
})

const ChosenRange = lazyPart(async () => (await import('./chosen-range.tsx')).ChosenRange)

export interface HomePageProps {
  api: Api
  settings: RentalSettings
  hidesSuppliers: boolean
  minLocations: number
  contactEmail: string
  onSearch: (trip: Trip, range: CarRange | null) => void
}

/** The front door: the search form at once, then what there is to find. */
export function HomePage({ api, settings, onSearch, ...blocks }: HomePageProps) {
  const form = useTripForm(settings, {})
  const [range, setRange] = useState<CarRange | null>(null)
  const focusForm = () => document.getElementById(form.idOf('pickUp'))?.focus()

  function choosePlace(place: Place) {
    form.change({ pickUp: { text: place.name, place } })
    focusForm()
  }

  function chooseRange(next: CarRange) {
    setRange(next)
    focusForm()
  }

  return (
    <>
      <Hero>
        {range ? <ChosenRange range={range} onDrop={() => setRange(null)} /> : null}
        <TripFields api={api} form={form} onSearch={(trip) => onSearch(trip, range)} />
      </Hero>
      <Apart>
        <Suspense fallback={<Room />}>
          <HomeBlocks api={api} {...blocks} onPlace={choosePlace} onRange={chooseRange} />
        </Suspense>
      </Apart>
    </>
  )
}

/** As much as the blocks take, so that the footer stays below. */
function Room() {
  return <chakra.div minH="300vh" />
}
