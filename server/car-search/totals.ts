import { isPriced } from '@masar/domain/payment/charges.ts'
import { rentalTotal } from '@masar/domain/pricing/price.ts'
import type { RentalSpan } from '@masar/domain/rental/rental-clock.ts'

import type { Fleet, FleetCar } from './fleet.ts'

const UNKNOWN = -1

/** What cars cost for one rental: each price list is added up once, however many cars have it. */
export class Totals {
  readonly #totals: Float64Array
  readonly #span: RentalSpan

  constructor({ priceLists }: Pick<Fleet, 'priceLists'>, span: RentalSpan) {
    this.#totals = new Float64Array(priceLists.length).fill(UNKNOWN)
    this.#span = span
  }

  /** Infinity where the car has no price for a rental of this length. */
  of({ priceList: { slot, prices, priceChangeRate } }: FleetCar): number {
    const known = this.#totals[slot] ?? UNKNOWN
    if (known !== UNKNOWN) return known
    const total = isPriced(prices, this.#span)
      ? rentalTotal(prices, this.#span, {}, priceChangeRate)
      : Infinity
    this.#totals[slot] = total
    return total
  }
}
