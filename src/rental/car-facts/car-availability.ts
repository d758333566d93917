import type { components } from '@masar/openapi/schema.d.ts'

type Schemas = components['schemas']

/** Whether a car can be booked, and if not, why (CAR-3). */
export type CarAvailability = 'bookable' | 'fullyBooked' | 'comingSoon' | 'taken' | 'elsewhere'

type ShownCar = Pick<Schemas['Car'], 'available' | 'fullyBooked' | 'comingSoon'> & {
  availability?: Schemas['DateAvailability']
}

/**
 * Returns whether a car can be booked, and if not, why. The car's own flags take precedence over its
 * availability on the dates, which only some backends provide.
 */
export function getCarAvailability(car: ShownCar): CarAvailability {
  const { comingSoon, fullyBooked, available, availability } = car
  if (comingSoon) return 'comingSoon'
  if (fullyBooked || !available) return 'fullyBooked'
  return AVAILABILITY_BY_DATES[availability ?? 'free']
}

const AVAILABILITY_BY_DATES: Record<Schemas['DateAvailability'], CarAvailability> = {
  free: 'bookable',
  taken: 'taken',
  unavailable: 'elsewhere',
}
