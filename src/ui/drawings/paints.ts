/**
 * The colors of rental fleets. The image of a vehicle contains all of them; the fragment of its address selects
 * one: `city.svg#blue` (`:target`, https://www.w3.org/TR/SVG2/linking.html#LinksIntoSVG).
 */
export const PAINTS = ['white', 'silver', 'grey', 'black', 'blue', 'red'] as const

export type CarPaint = (typeof PAINTS)[number]

/** For drawings of a vehicle type, not of one car. */
export const KIND_PAINT: CarPaint = 'silver'

/** White is the most common, as in real fleets. */
const FLEET: readonly CarPaint[] = ['white', 'silver', 'grey', 'white', 'black', 'blue', 'red']

/** A car has the same paint everywhere; `key` is its id. */
export function pickPaint(key: string): CarPaint {
  let hash = 0
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return FLEET[hash % FLEET.length] ?? 'white'
}

/** How many preceding cars in a list must look different. */
const NEIGHBORS = 2

interface Painted {
  _id: string
  body: string
}

/**
 * The paint of each car of a list, by id: its own, or the next one that no neighbor with the same body has. A
 * growing list keeps its paints.
 */
export function paintList(cars: readonly Painted[]): ReadonlyMap<string, CarPaint> {
  const paints = new Map<string, CarPaint>()
  cars.forEach(({ _id, body }, index) => {
    const unavailable = cars
      .slice(Math.max(index - NEIGHBORS, 0), index)
      .filter((neighbor) => neighbor.body === body && neighbor._id !== _id)
      .map((neighbor) => paints.get(neighbor._id))
    const own = pickPaint(_id)
    const others = [...PAINTS, ...PAINTS].slice(PAINTS.indexOf(own))
    paints.set(_id, others.find((paint) => !unavailable.includes(paint)) ?? own)
  })
  return paints
}
