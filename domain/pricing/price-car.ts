import { rentalSpan } from '../rental/rental-clock.ts'
import type { RentalTimes } from '../rental/rental-rules.ts'
import { toCarPrices, type WireCarPrices } from './car-prices.ts'
import { priceRental, type PricedRental } from './price.ts'

/** A car of the wire, with the percentage that its supplier adds. */
type PricedCar = WireCarPrices & {
  readonly supplier: { readonly priceChangeRate?: number | null | undefined }
}

/** What a car costs for a trip, without extras; `zone` is the pick-up location's. */
export const priceCar = (car: PricedCar, { from, to }: RentalTimes, zone?: string): PricedRental =>
  priceRental(toCarPrices(car, zone), rentalSpan(from, to), {}, car.supplier.priceChangeRate)
