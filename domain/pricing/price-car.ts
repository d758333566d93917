import { makeRentalSpan } from '../rental/rental-clock.ts'
import type { RentalTimes } from '../rental/rental-rules.ts'
import { toCarPrices, type WireCarPrices } from './car-prices.ts'
import { priceRental, type PricedRental } from './price.ts'

/** A car from the wire, with its supplier's percentage. */
type PricedCar = WireCarPrices & {
  readonly supplier: { readonly priceChangeRate?: number | null | undefined }
}

/** Returns the price of a car for a trip without extras; `zone` is that of the pick-up location. */
export const priceCar = (car: PricedCar, { from, to }: RentalTimes, zone?: string): PricedRental =>
  priceRental(toCarPrices(car, zone), makeRentalSpan(from, to), {}, car.supplier.priceChangeRate)
