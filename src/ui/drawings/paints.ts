/**
 * The colors of rental fleets. The image of a vehicle contains all of them, and the fragment of its URL selects
 * one: `city.svg#blue` (`:target`, https://www.w3.org/TR/SVG2/linking.html#LinksIntoSVG).
 */
export const PAINTS = ['white', 'silver', 'grey', 'black', 'blue', 'red'] as const

export type CarPaint = (typeof PAINTS)[number]

/** For drawings of a vehicle type, not of one car. */
export const VEHICLE_TYPE_PAINT: CarPaint = 'silver'

/** White is the most common, as in real fleets. */
const FLEET_PAINTS: readonly CarPaint[] = [
  'white',
  'silver',
  'grey',
  'white',
  'black',
  'blue',
  'red',
]

/** Returns the paint of a car, which is the same everywhere; `key` is the car's id. */
export function pickPaint(key: string): CarPaint {
  let hash = 0
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return FLEET_PAINTS[hash % FLEET_PAINTS.length] ?? 'white'
}

/** The number of preceding cars in a list that must look different. */
const NEIGHBOR_COUNT = 2

interface PaintedCar {
  _id: string
  body: string
}

/**
 * Assigns a paint to each car in a list, by id: its own, or the next one that no preceding neighbor with the
 * same body has. Appending cars does not change the paints of earlier ones.
 */
export function assignPaints(cars: readonly PaintedCar[]): ReadonlyMap<string, CarPaint> {
  const paints = new Map<string, CarPaint>()
  cars.forEach(({ _id, body }, index) => {
    const unavailable = cars
      .slice(Math.max(index - NEIGHBOR_COUNT, 0), index)
      .filter((neighbor) => neighbor.body === body && neighbor._id !== _id)
      .map((neighbor) => paints.get(neighbor._id))
    const own = pickPaint(_id)
    const others = [...PAINTS, ...PAINTS].slice(PAINTS.indexOf(own))
    paints.set(_id, others.find((paint) => !unavailable.includes(paint)) ?? own)
  })
  return paints
}
