import { createHash } from 'node:crypto'

/** The first four characters of an id identify its kind, which makes log lines readable. */
const ID_PREFIXES = {
  settings: '5e77',
  country: 'c0de',
  location: '10ca',
  parkingSpot: '5907',
  translation: '7e47',
  supplier: '5a1e',
  account: 'acc0',
  car: 'ca40',
  dateBasedPrice: 'da7e',
  booking: 'b00c',
  additionalDriver: 'add0',
  bookingEvent: 'e7e4',
  notification: '407e',
  payment: 'ca5e',
  rentalConditions: 'c04d',
} as const

export type DemoKind = keyof typeof ID_PREFIXES

/**
 * Derives a wire id (24 hexadecimal characters) from a name, the same in every database. PostgreSQL computes
 * the same id: `prefix || left(md5(name), 20)`.
 */
export function toDemoId(kind: DemoKind, name: string): string {
  return ID_PREFIXES[kind] + createHash('md5').update(name).digest('hex').slice(0, 20)
}

/** Returns the id prefix of a kind, for ids generated in SQL. */
export function getDemoIdPrefix(kind: DemoKind): string {
  return ID_PREFIXES[kind]
}
