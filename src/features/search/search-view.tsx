import { useDeferredValue } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import { toLocationAndTime } from '#api/queries/car.query.ts'
import type { Api } from '#api/client.ts'
import { nearbyOffersQuery } from '#api/queries/nearby-offers.query.ts'
import { toMinor } from '@masar/domain/money/money.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

import { useCarResults } from './results/car-results.ts'
import type { SearchParams } from './search-link.ts'
import {
  type ChoiceChange,
  type ComparedChange,
  isEndlessList,
  readChoices,
} from './search-params.ts'
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
  onChoose: (change: ChoiceChange) => Promise<void>
  onCompare: (change: ComparedChange, isComparing?: boolean) => Promise<void>
}

/** Fetches the data of the search page and renders the page. */
export function SearchView(props: SearchViewProps) {
  const { api, config, start, params, onTrip, onChoose, onCompare } = props
  const { trip, pickUp, dropOff } = start
  const choices = readChoices(params)
  const isEndless = isEndlessList(config, choices)
  const { language } = usePreferences()
  const where = toLocationAndTime(trip, pickUp.timeZone)
  const results = useCarResults({
    api,
    where,
    params,
    size: config.carsPageSize,
    isEndless,
  })

  // A pressed control updates in the next frame. The list updates in a deferred render, which later presses can
  // interrupt.
  const shown = useDeferredValue(results)

  // Fetched after the cars. A backend that does not count cars does not support nearby offers.
  const nearby = useQuery({
    ...nearbyOffersQuery(api, language, { where, filters: choices.filters }),
    enabled: shown.status === 'ready' && shown.facets !== null,
    placeholderData: (previous) => previous,
  })

  return (
    <SearchPage
      api={api}
      trip={trip}
      pickUp={pickUp}
      dropOff={dropOff}
      choices={choices}
      results={shown}
      nearby={nearby.data ?? null}
      settings={{
        pageSize: config.carsPageSize,
        scrollOffset: isEndless ? config.infiniteScrollOffset : null,
        hidesSuppliers: config.hideSuppliers,
        deposits: config.depositThresholds.map((whole) => toMinor(whole)),
      }}
      onChoose={onChoose}
      onCompare={onCompare}
      onTrip={onTrip}
    />
  )
}
