import type { Region } from './land.ts'

/** A place that may have a position; without one it stands in the list alone. */
export interface MapMarker {
  id: string
  name: string
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  /** Shown below its name: 'from 34 TND'. */
  price?: string | undefined
  /** The lowest of several has its price on their marker. */
  amount?: number | undefined
  /** Where cars are handed over, or where they are parked nearby. */
  kind?: 'location' | 'parking'
}

export interface PlacedMarker extends MapMarker {
  latitude: number
  longitude: number
}

/** Those that can be shown, and how many cannot: they have no position, or stand where no land is drawn. */
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
