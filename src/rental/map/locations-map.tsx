import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { positionsQuery } from '#api/queries/locations.query.ts'

import type { MajorUnits } from '@masar/openapi/schema.d.ts'
import { toMinor } from '@masar/domain/money/money.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { usePrices } from '../prices.tsx'
import { hasPosition, type MapMarker } from './map-marker.ts'
import { MarkerMap } from './marker-map.tsx'

export interface LocationsMapProps {
  api: Api
  /** The locations in the list beside the map. */
  locations: readonly { _id: string; name: string; price?: MajorUnits | null | undefined }[]
  /** Fits the view to these locations instead of the whole region. */
  isClose?: boolean
  /** Renders the popup of a location. */
  children: (marker: MapMarker) => ReactNode
}

/**
 * A map of the listed locations with their lowest prices. Positions are fetched when the map comes near the
 * viewport. Renders nothing if no location has a position.
 */
export function LocationsMap({ api, locations, isClose, children }: LocationsMapProps) {
  const { language } = usePreferences()
  const { t } = useLingui()
  const { show } = usePrices()
  const [isNear, setIsNear] = useState(false)
  const { data, error, refetch } = useQuery({ ...positionsQuery(api, language), enabled: isNear })
  const positions = new Map(data?.map((location) => [location._id, location]))
  // Until the response arrives, it is unknown which locations have no position.
  const markers = data
    ? locations.map(({ _id: id, name, price: lowest }) => {
        const { latitude, longitude } = positions.get(id) ?? {}
        const price = lowest ? show(toMinor(lowest)) : null
        return {
          id,
          name,
          latitude,
          longitude,
          amount: lowest ?? undefined,
          price: price ? t`from ${price}` : undefined,
        }
      })
    : []

  const isEmpty = data !== undefined && !markers.some(hasPosition)
  if (isEmpty) return null

  return (
    <MarkerMap
      label={t`Map of the locations`}
      markers={markers}
      isClose={isClose}
      onNear={() => setIsNear(true)}
      failed={error && { error, retry: () => void refetch() }}
    >
      {children}
    </MarkerMap>
  )
}
