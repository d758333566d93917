import { rentalDays } from '#domain/rental/rental-clock.ts'
import { meetsSupplierMinimum } from '#domain/rental/rental-rules.ts'
import type { Trip } from '#domain/booking/trip.ts'
import type { components } from '#openapi/schema.d.ts'
import { type CarAvailability, carAvailability } from '#rental/car-facts/car-availability.ts'

/** Whether a car can be booked for a trip, and if not, why. */
export function tripAvailability(
  car: components['schemas']['CarDetail'],
  trip: Trip,
): CarAvailability | 'tooShort' {
  const availability = carAvailability(car)
  const least = car.supplier.minimumRentalDays ?? 0
  const isLongEnough = meetsSupplierMinimum(rentalDays(trip.from, trip.to), least)

  return availability === 'bookable' && !isLongEnough ? 'tooShort' : availability
}
