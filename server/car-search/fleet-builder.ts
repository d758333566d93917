import type { DateRangePrice } from '#domain/pricing/car-prices.ts'

import { carPrices, type CarRow } from '../cars/car-facts.ts'
import type { ObjectId } from '../db/object-id.ts'
import {
  type CarKind,
  depositWithRate,
  featureMasks,
  type FleetCar,
  type FleetPriceList,
  type FleetSupplier,
} from './fleet.ts'
import type { Holds } from './holds.ts'

/** What the search reads of a car's row. */
export type FleetCarRow = Omit<
  CarRow,
  | 'name'
  | 'minimum_age'
  | 'image'
  | 'trips'
  | 'co2'
  | 'created_at'
  | 'amendments'
  | 'theft_protection'
  | 'collision_damage_waiver'
  | 'full_insurance'
  | 'additional_driver'
>

/** Takes in rows in the order of their identifiers and finds out what they have in common. */
export class FleetBuilder {
  readonly #holds: Holds
  readonly cars = new Map<ObjectId, FleetCar>()
  readonly kinds: CarKind[] = []
  readonly priceLists: FleetPriceList[] = []
  readonly #kinds = new Map<string, CarKind>()
  readonly #priceLists = new Map<string, FleetPriceList>()

  constructor(holds: Holds) {
    this.#holds = holds
  }

  add(row: FleetCarRow, supplier: FleetSupplier, seasons: readonly DateRangePrice[]): void {
    const deposit = depositWithRate(row.deposit, supplier)
    this.cars.set(row.id, {
      id: row.id,
      order: this.cars.size,
      kind: this.#carKind(supplier, featureMasks(row, deposit)),
      priceList: this.#priceListOf(row, supplier, seasons),
      rating: row.rating ?? 0,
      seats: row.seats,
      deposit,
      available: row.available,
      fullyBooked: row.fully_booked,
      comingSoon: row.coming_soon,
      holds: this.#holds.of(row.id),
    })
  }

  #carKind(supplier: FleetSupplier, masks: readonly number[]): CarKind {
    const key = `${supplier.id} ${masks.join(' ')}`
    const known = this.#kinds.get(key)
    if (known) return known
    const kind = { slot: this.kinds.length, supplier, masks }
    this.kinds.push(kind)
    this.#kinds.set(key, kind)
    return kind
  }

  #priceListOf(
    row: FleetCarRow,
    { priceChangeRate }: FleetSupplier,
    seasons: readonly DateRangePrice[],
  ): FleetPriceList {
    // The deposit is no part of a rental's price.
    const prices = carPrices({ ...row, deposit: 0 }, seasons, NO_EXTRAS)
    const key = JSON.stringify([priceChangeRate, Object.values(prices)])
    const known = this.#priceLists.get(key)
    if (known) return known
    const list = { slot: this.priceLists.length, prices, priceChangeRate }
    this.priceLists.push(list)
    this.#priceLists.set(key, list)
    return list
  }
}

/** A search prices the rental alone. */
const NO_EXTRAS = {
  cancellation: -1,
  amendments: -1,
  theftProtection: -1,
  collisionDamageWaiver: -1,
  fullInsurance: -1,
  additionalDriver: -1,
}
