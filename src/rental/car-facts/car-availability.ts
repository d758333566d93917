import type { components } from '#openapi/schema.d.ts'

type Schemas = components['schemas']

/** Whether a car can be booked, and if not, why (CAR-3). */
export type CarAvailability = 'bookable' | 'fullyBooked' | 'comingSoon' | 'taken' | 'elsewhere'

type Shown = Pick<Schemas['Car'], 'available' | 'fullyBooked' | 'comingSoon'> & {
  availability?: Schemas['DateAvailability']
}

/** The car's own word first; then, from a backend that knows, whether it is free on the dates. */
export function carAvailability({ comingSoon, fullyBooked, available, availability }: Shown) {
  const bookability: CarAvailability = comingSoon
    ? 'comingSoon'
    : fullyBooked || !available
      ? 'fullyBooked'
      : availability === 'taken'
        ? 'taken'
        : availability === 'unavailable'
          ? 'elsewhere'
          : 'bookable'
  return bookability
}
