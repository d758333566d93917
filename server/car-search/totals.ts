import { isPriced } from '@masar/domain/payment/charges.ts'
import { computeRentalTotal } from '@masar/domain/pricing/price.ts'
import type { RentalSpan } from '@masar/domain/rental/rental-clock.ts'

import type { Fleet, FleetCar } from './fleet.ts'

const UNKNOWN_TOTAL = -1

/** Prices of cars for one rental: each price list is computed once, however many cars share it. */
export class Totals {
  readonly #totals: Float64Array
  readonly #span: RentalSpan

  constructor({ priceLists }: Pick<Fleet, 'priceLists'>, span: RentalSpan) {
    this.#totals = new Float64Array(priceLists.length).fill(UNKNOWN_TOTAL)
    this.#span = span
  }

  /** Returns the price of a car; Infinity when it has no price for a rental of this length. */
  of({ priceList: { slot, prices, priceChangeRate } }: FleetCar): number {
    const known = this.#totals[slot] ?? UNKNOWN_TOTAL
    if (known !== UNKNOWN_TOTAL) return known
    const total = isPriced(prices, this.#span)
      ? computeRentalTotal(prices, this.#span, {}, priceChangeRate)
      : Infinity
    this.#totals[slot] = total
    return total
  }
}
