import type { Fleet, FleetLocation, Position } from './fleet.ts'

const MAX_DISTANCE_KM = 200
/** More would cost time for nothing: most locations have a car. */
const MAX_CANDIDATES = 8
const EARTH_RADIUS_KM = 6371

export type NearLocation = { location: FleetLocation; kilometres: number }

/** Other locations within about two hours' drive, nearest first, as the crow flies. */
export function nearestLocations({ locations }: Fleet, here: FleetLocation): NearLocation[] {
  const { position } = here
  if (!position) return []
  return [...locations.values()]
    .flatMap((location) =>
      location === here || !location.position || location.cars.length === 0
        ? []
        : [{ location, kilometres: Math.round(distance(position, location.position)) }],
    )
    .filter(({ kilometres }) => kilometres <= MAX_DISTANCE_KM)
    .toSorted((a, b) => a.kilometres - b.kilometres || (a.location.id < b.location.id ? -1 : 1))
    .slice(0, MAX_CANDIDATES)
}

/** By the haversine formula. */
function distance(a: Position, b: Position): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
