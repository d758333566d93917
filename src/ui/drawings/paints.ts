/**
 * Paints that look right on white and on near-black. Each image of a vehicle has all of them, and the fragment of its address
 * chooses one: `city.svg#blue` (`:target`, https://www.w3.org/TR/SVG2/linking.html#LinksIntoSVG).
 */
export const PAINTS = {
  blue: '#2f6fb5',
  rust: '#c65f3d',
  teal: '#3d8a86',
  silver: '#a9b2bc',
  wine: '#8e3b50',
  sand: '#d9a441',
  olive: '#6f8350',
  indigo: '#5b6fa8',
  beige: '#b8a07a',
  grey: '#6b737d',
  /** Of drawings that show a kind of vehicle, not one car. */
  plain: '#5b8fc7',
} as const

export type CarPaint = keyof typeof PAINTS

const CAR_PAINTS = Object.keys(PAINTS).filter((name) => name !== 'plain') as CarPaint[]

/** A car has the same paint wherever it is shown; `key` is its id. */
export function pickPaint(key: string): CarPaint {
  let hash = 0
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return CAR_PAINTS[hash % CAR_PAINTS.length] ?? 'blue'
}
