import { rentalSpan } from '../rental/rental-clock.ts'
import { toCarPrices, type WireCarPrices } from './car-prices.ts'
import { priceRental, type PricedRental } from './price.ts'

/** A car of the wire, with the percentage that its supplier adds. */
type PricedCar = WireCarPrices & {
  readonly supplier: { readonly priceChangeRate?: number | null | undefined }
}

/** The wall clocks of a trip. */
interface TripTimes {
  readonly from: string
  readonly to: string
}

/** What a car costs for a trip, without extras; `zone` is the pick-up location's. */
export const priceCar = (car: PricedCar, { from, to }: TripTimes, zone?: string): PricedRental =>
  priceRental(toCarPrices(car, zone), rentalSpan(from, to), {}, car.supplier.priceChangeRate)
