import type { Region } from './land.ts'

/** A location. If it has no position, it is shown only in the list beside the map. */
export interface MapMarker {
  id: string
  name: string
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  /** Shown below the name, for example 'from 34 TND'. */
  price?: string | undefined
  /** The price as a number, for finding the lowest price of several locations. */
  amount?: number | undefined
  /** A rental location, or a car park nearby. */
  kind?: 'location' | 'parking'
}

export interface PlacedMarker extends MapMarker {
  latitude: number
  longitude: number
}

/**
 * Returns the locations that can be shown, and the number of those that cannot, because they have no position
 * or are outside the drawn land.
 */
export function findShownMarkers(region: Region | null, markers: readonly MapMarker[]) {
  const placed = markers.filter(hasPosition)
  const shown = region ? placed.filter((marker) => isWithin(region, marker)) : placed
  return { shown, missing: markers.length - shown.length }
}

export const hasPosition = (marker: MapMarker): marker is PlacedMarker =>
  typeof marker.latitude === 'number' && typeof marker.longitude === 'number'

const isWithin = (region: Region, { latitude, longitude }: PlacedMarker) => {
  const [west, south, east, north] = region
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}
