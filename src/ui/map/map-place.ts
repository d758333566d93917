import type { Region } from './land.ts'

/** A place that may have a position; without one it stands in the list alone. */
export interface MapPlace {
  id: string
  name: string
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  /** Where cars are handed over, or where they are parked nearby. */
  kind?: 'location' | 'parking'
}

export interface PlacedPlace extends MapPlace {
  latitude: number
  longitude: number
}

/** Those that can be shown, and how many cannot: they have no position, or stand where no land is drawn. */
export function placedOn(region: Region | null, places: readonly MapPlace[]) {
  const placed = places.filter(hasPosition)
  const shown = region ? placed.filter((place) => isWithin(region, place)) : placed
  return { shown, missing: places.length - shown.length }
}

const hasPosition = (place: MapPlace): place is PlacedPlace =>
  typeof place.latitude === 'number' && typeof place.longitude === 'number'

const isWithin = (region: Region, { latitude, longitude }: PlacedPlace) => {
  const [west, south, east, north] = region
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}
