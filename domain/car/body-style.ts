import type { BodyStyle } from './body-styles.ts'
import type { CarRange } from './catalogue.ts'
import { MODEL_BODIES } from './model-bodies.ts'

export interface Described {
  name: string
  range: CarRange
  /** Missing in a list of bookings. */
  doors?: number
  seats?: number
}

/**
 * Returns the body in which a vehicle is drawn: by its model, or by doors and seats when the model
 * is unknown.
 */
export function bodyStyle({ name, range, doors = 0, seats = 0 }: Described): BodyStyle {
  const known = knownBody(name, range)
  if (known) return known

  switch (range) {
    case 'mini':
      return findMiniBody(doors)
    case 'midi':
      return seats > 5 ? 'largeSuv' : 'sleekSuv'
    case 'maxi':
      return seats > 7 ? 'minibus' : 'carrier'
    case 'bus':
      return seats > 20 ? 'bus' : 'shuttle'
    case 'truck':
      return seats > 3 ? 'pickup' : 'largeVan'
    case 'caravan':
      return doors === 1 ? 'caravan' : 'camper'
    case 'scooter':
      return 'scooter'
  }
}

function findMiniBody(doors: number): BodyStyle {
  if (doors === 4) return 'smallSaloon'
  return doors > 0 && doors < 4 ? 'threeDoor' : 'hatch'
}

/**
 * Returns the body of a known model. The longest name wins: a Ducato Adria Twin is not a Ducato.
 */
export function knownBody(name: string, range: CarRange): BodyStyle | undefined {
  const bodies = MODEL_BODIES[range]
  const words = ` ${toWords(name)} `
  const [longest] = Object.keys(bodies)
    .filter((model) => words.includes(` ${model} `))
    .sort((a, b) => b.length - a.length)
  return longest === undefined ? undefined : bodies[longest]
}

/** Normalizes to lower case without accents and punctuation. */
const toWords = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
