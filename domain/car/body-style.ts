import type { BodyStyle } from './body-styles.ts'
import type { CarRange } from './catalogue.ts'
import { MODEL_BODIES } from './model-bodies.ts'

export interface DrawableCar {
  name: string
  range: CarRange
  /** Absent in lists of bookings. */
  doors?: number
  seats?: number
}

/**
 * Chooses the body style in which to draw a vehicle: by its model, or by doors and seats when the model is
 * unknown.
 */
export function chooseBodyStyle({ name, range, doors = 0, seats = 0 }: DrawableCar): BodyStyle {
  const known = findKnownBody(name, range)
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

/** Returns the body style of a known model. The longest name wins: a Ducato Adria Twin is not a Ducato. */
export function findKnownBody(name: string, range: CarRange): BodyStyle | undefined {
  const bodies = MODEL_BODIES[range]
  const words = ` ${normalizeModelName(name)} `
  const [longest] = Object.keys(bodies)
    .filter((model) => words.includes(` ${model} `))
    .sort((a, b) => b.length - a.length)
  return longest === undefined ? undefined : bodies[longest]
}

/** Converts a name to lower case without accents or punctuation. */
const normalizeModelName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
