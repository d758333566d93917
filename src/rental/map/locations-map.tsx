import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { positionsQuery } from '#api/queries/locations.query.ts'

import { toMinor } from '@masar/domain/money/money.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { usePrices } from '../prices.tsx'
import type { MapMarker } from './map-marker.ts'
import { MarkerMap } from './marker-map.tsx'

export interface LocationsMapProps {
  api: Api
  /** Those of the list beside it. */
  locations: readonly { _id: string; name: string; dailyPrice?: number | null }[]
  /** What is said of a location whose marker was pressed. */
  children: (marker: MapMarker) => ReactNode
}

/** The locations of a list with their lowest daily price. Their positions are fetched when the map comes near the view. */
export function LocationsMap({ api, locations, children }: LocationsMapProps) {
  const { language } = usePreferences()
  const { t } = useLingui()
  const { show } = usePrices()
  const [isNear, setIsNear] = useState(false)
  const { data, error, refetch } = useQuery({ ...positionsQuery(api, language), enabled: isNear })
  const positions = new Map(data?.map((location) => [location._id, location]))
  // Until the answer is here nobody knows which of them have no position.
  const markers = data
    ? locations.map(({ _id: id, name, dailyPrice }) => {
        const { latitude, longitude } = positions.get(id) ?? {}
        const price = dailyPrice ? show(toMinor(dailyPrice)) : null
        return {
          id,
          name,
          latitude,
          longitude,
          amount: dailyPrice ?? undefined,
          price: price ? t`from ${price}` : undefined,
        }
      })
    : []

  return (
    <MarkerMap
      label={t`Map of the locations`}
      markers={markers}
      onNear={() => setIsNear(true)}
      failed={error && { error, retry: () => void refetch() }}
    >
      {children}
    </MarkerMap>
  )
}
