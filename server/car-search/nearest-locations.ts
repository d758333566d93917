import type { Fleet, FleetLocation, Position } from './fleet.ts'

const MAX_DISTANCE_KM = 200
/** More candidates would only slow down the search, since most locations have a car. */
const MAX_CANDIDATES = 8
const EARTH_RADIUS_KM = 6371

export type NearLocation = { location: FleetLocation; kilometres: number }

/** Finds other locations within about two hours' drive, sorted by straight-line distance. */
export function findNearestLocations({ locations }: Fleet, origin: FleetLocation): NearLocation[] {
  const { position } = origin
  if (!position) return []
  return [...locations.values()]
    .flatMap((location) =>
      location === origin || !location.position || location.cars.length === 0
        ? []
        : [{ location, kilometres: Math.round(computeDistance(position, location.position)) }],
    )
    .filter(({ kilometres }) => kilometres <= MAX_DISTANCE_KM)
    .toSorted((a, b) => a.kilometres - b.kilometres || (a.location.id < b.location.id ? -1 : 1))
    .slice(0, MAX_CANDIDATES)
}

/** Computes the distance in kilometers with the haversine formula. */
function computeDistance(a: Position, b: Position): number {
  const [north, east] = [toRadians(b.latitude - a.latitude), toRadians(b.longitude - a.longitude)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180
