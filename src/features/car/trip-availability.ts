import type { Capabilities } from '#api/capabilities.ts'
import { countRentalDays } from '@masar/domain/rental/rental-clock.ts'
import { meetsSupplierMinimum } from '@masar/domain/rental/rental-rules.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { type CarAvailability, getCarAvailability } from '#rental/car-facts/car-availability.ts'

/** `unpayable`: the supplier accepts only online payments, which the backend does not offer. */
export type TripAvailability = CarAvailability | 'tooShort' | 'unpayable'

/** Whether the car is unavailable for these dates, regardless of the payment and the minimum rental. */
export const isCarUnavailable = (availability: TripAvailability | null): boolean =>
  availability !== null && !['bookable', 'tooShort', 'unpayable'].includes(availability)

/** Returns whether a car can be booked for a trip, and if not, why. */
export function findTripAvailability(
  car: components['schemas']['CarDetail'],
  trip: Trip,
  capabilities: Pick<Capabilities, 'onlinePayments' | 'carAvailability'>,
): TripAvailability {
  const availability = getCarAvailability(car)
  const isPayable = car.supplier.payLater || capabilities.onlinePayments
  const least = car.supplier.minimumRentalDays ?? 0
  const isLongEnough = meetsSupplierMinimum(countRentalDays(trip.from, trip.to), least)

  if (!isPayable) return 'unpayable'
  // Without `carAvailability`, the backend finds a car but omits its supplier only if the rental is too short.
  if (availability === 'elsewhere' && !capabilities.carAvailability) return 'tooShort'
  return availability === 'bookable' && !isLongEnough ? 'tooShort' : availability
}
