import type { Region } from './land.ts'

/** A location that may have a position; without one it is only in the list. */
export interface MapMarker {
  id: string
  name: string
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  /** Shown below its name: 'from 34 TND'. */
  price?: string | undefined
  /** For comparison: the marker of several locations shows the lowest price. */
  amount?: number | undefined
  /** Where cars are handed over, or a car park nearby. */
  kind?: 'location' | 'parking'
}

export interface PlacedMarker extends MapMarker {
  latitude: number
  longitude: number
}

/**
 * The locations that can be shown, and the number of those that cannot: they have no position or are outside the
 * drawn land.
 */
export function placedOn(region: Region | null, markers: readonly MapMarker[]) {
  const placed = markers.filter(hasPosition)
  const shown = region ? placed.filter((marker) => isWithin(region, marker)) : placed
  return { shown, missing: markers.length - shown.length }
}

const hasPosition = (marker: MapMarker): marker is PlacedMarker =>
  typeof marker.latitude === 'number' && typeof marker.longitude === 'number'

const isWithin = (region: Region, { latitude, longitude }: PlacedMarker) => {
  const [west, south, east, north] = region
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}
