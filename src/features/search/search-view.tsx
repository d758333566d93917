import { useDeferredValue } from 'react'

import { locationAndTime } from '#api/car.query.ts'
import type { Api } from '#api/client.ts'
import type { Trip } from '#domain/trip.ts'

import { useCarResults } from './results/car-results.ts'
import type { SearchParams } from './search-link.ts'
import { choicesOf, type SearchChoices } from './search-params.ts'
import { SearchPage } from './search-page.tsx'
import type { SearchStart } from './search-start.ts'

export interface SearchViewProps {
  api: Api
  config: {
    carsPageSize: number
    pagination: 'classic' | 'infiniteScroll'
    infiniteScrollOffset: number
    hideSuppliers: boolean
    depositThresholds: readonly number[]
  }
  start: SearchStart
  params: SearchParams
  onTrip: (trip: Trip) => void
  onChoose: (choices: SearchChoices) => void
}

/** The search page with its answers. */
export function SearchView({ api, config, start, params, onTrip, onChoose }: SearchViewProps) {
  const { trip, pickUp, dropOff } = start
  const choices = choicesOf(params)
  const isEndless = config.pagination === 'infiniteScroll'
  const results = useCarResults({
    api,
    where: locationAndTime(trip, pickUp.timeZone),
    params,
    size: config.carsPageSize,
    isEndless,
  })

  // What was pressed shows in the next frame; the list follows, and is left for what is pressed meanwhile.
  const shown = useDeferredValue(results)

  return (
    <SearchPage
      api={api}
      trip={trip}
      pickUp={pickUp}
      dropOff={dropOff}
      choices={choices}
      results={shown}
      settings={{
        pageSize: config.carsPageSize,
        scrollOffset: isEndless ? config.infiniteScrollOffset : null,
        hidesSuppliers: config.hideSuppliers,
        deposits: config.depositThresholds.map((dinars) => dinars * 1000),
      }}
      onChoose={onChoose}
      onTrip={onTrip}
    />
  )
}
