import { CAR_RANGES, PRICE_FILTERS } from '@masar/domain/car/catalogue.ts'
import { toMajor, toMinor } from '@masar/domain/money/money.ts'

import { type FilterKey, createMaskReader } from './filters.ts'
import type { FleetSupplier } from './fleet.ts'
import type { FoundCar } from './orders.ts'

/** Each supplier has one bucket per price threshold, and one above the highest threshold. */
const BUCKETS_PER_SUPPLIER = PRICE_FILTERS.length + 1
const readRange = createMaskReader('ranges')

/**
 * Counts that depend on the dates of a search: cars per price threshold, and the lowest total of each range.
 */
export class PriceCounts {
  readonly #suppliers: readonly FleetSupplier[]
  /** The maximum total at each daily threshold for a rental of this length. */
  readonly #limits: readonly number[]
  readonly #counts: Uint32Array
  readonly #lowest = new Map<number, number>()

  constructor(suppliers: readonly FleetSupplier[], days: number) {
    this.#suppliers = suppliers
    this.#limits = PRICE_FILTERS.map((amount) => toMinor(amount) * days)
    this.#counts = new Uint32Array(suppliers.length * BUCKETS_PER_SUPPLIER)
  }

  /** `failed` is the only filter that this car fails. */
  count({ car, total, isBookable }: FoundCar, failed: FilterKey | null): void {
    if (failed === null || failed === 'pricePerDay') {
      const found = this.#limits.findIndex((limit) => total <= limit)
      const at =
        car.kind.supplier.slot * BUCKETS_PER_SUPPLIER +
        (found < 0 ? BUCKETS_PER_SUPPLIER - 1 : found)
      this.#counts[at] = (this.#counts[at] ?? 0) + 1
    }
    if (isBookable && (failed === null || failed === 'ranges')) {
      const range = readRange(car.kind)
      if (total < (this.#lowest.get(range) ?? Infinity)) this.#lowest.set(range, total)
    }
  }

  counts(): Record<string, number> {
    return Object.fromEntries(
      PRICE_FILTERS.map((amount, index) => [
        String(amount),
        this.#suppliers.reduce((sum, { slot, carLimit }) => {
          const start = slot * BUCKETS_PER_SUPPLIER
          const upTo = this.#counts.subarray(start, start + index + 1)
          const count = upTo.reduce((all, one) => all + one, 0)
          return sum + Math.min(count, carLimit ?? Infinity)
        }, 0),
      ]),
    )
  }

  /** Returns the lowest total of each range, in dinars. */
  lowestTotals(): Record<string, number> {
    return Object.fromEntries(
      CAR_RANGES.flatMap((range, bit) => {
        const total = this.#lowest.get(1 << bit)
        return total === undefined ? [] : [[range, toMajor(total)]]
      }),
    )
  }
}
