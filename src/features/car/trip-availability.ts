import type { Capabilities } from '#api/capabilities.ts'
import { rentalDays } from '@masar/domain/rental/rental-clock.ts'
import { meetsSupplierMinimum } from '@masar/domain/rental/rental-rules.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { type CarAvailability, carAvailability } from '#rental/car-facts/car-availability.ts'

/** `unpayable`: its supplier accepts only online payments, which the backend does not offer. */
export type TripAvailability = CarAvailability | 'tooShort' | 'unpayable'

/** Why the car cannot be booked for these dates, whatever the payment. */
export const isGone = (availability: TripAvailability | null): boolean =>
  availability !== null && !['bookable', 'tooShort', 'unpayable'].includes(availability)

/** Whether a car can be booked for a trip, and if not, why. */
export function tripAvailability(
  car: components['schemas']['CarDetail'],
  trip: Trip,
  capabilities: Pick<Capabilities, 'onlinePayments' | 'carAvailability'>,
): TripAvailability {
  const availability = carAvailability(car)
  const isPayable = car.supplier.payLater || capabilities.onlinePayments
  const least = car.supplier.minimumRentalDays ?? 0
  const isLongEnough = meetsSupplierMinimum(rentalDays(trip.from, trip.to), least)

  if (!isPayable) return 'unpayable'
  // Such a backend found the car but not its supplier, which it omits only when the rental is too
  // short.
  if (availability === 'elsewhere' && !capabilities.carAvailability) return 'tooShort'
  return availability === 'bookable' && !isLongEnough ? 'tooShort' : availability
}
