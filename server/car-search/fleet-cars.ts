import { readCarPrices } from '../cars/car-facts.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { CarVersion } from './booking-changes.ts'
import {
  type CarKind,
  computeDepositWithRate,
  type Fleet,
  type FleetCar,
  type FleetCarRow,
  type FleetLocation,
  type FleetPriceList,
  type FleetSupplier,
  readMeasures,
} from './fleet.ts'
import { toOptionMasks } from './filters.ts'
import type { Holds } from './holds.ts'
import { compareByDailyPrice } from './orders.ts'
import { type SharedValue, SharedValues } from './shared.ts'

/** A location without its cars. */
export type EmptyLocation = Omit<FleetLocation, 'cars'> & { parent: ObjectId | null }

interface Entry {
  car: FleetCar
  kind: SharedValue<CarKind>
  priceList: SharedValue<FleetPriceList>
  locations: ReadonlySet<ObjectId>
  changedBy: string
}

/** The cars of all suppliers by location; a changed car replaces its old version. */
export class FleetCars {
  readonly #suppliers: ReadonlyMap<ObjectId, FleetSupplier>
  readonly #holds: Holds
  readonly #parents: ReadonlyMap<ObjectId, ObjectId | null>
  readonly #entries = new Map<ObjectId, Entry>()
  readonly #cars = new Map<ObjectId, FleetCar>()
  readonly #kinds = new SharedValues<CarKind>()
  readonly #priceLists = new SharedValues<FleetPriceList>()
  /** The locations of the last snapshot; `#unsorted` contains the locations whose cars have changed since. */
  readonly #locations: Map<ObjectId, FleetLocation>
  readonly #unsorted = new Map<ObjectId, Set<FleetCar>>()

  constructor(
    suppliers: readonly FleetSupplier[],
    locations: readonly EmptyLocation[],
    holds: Holds,
  ) {
    this.#suppliers = new Map(suppliers.map((supplier) => [supplier.id, supplier]))
    this.#parents = new Map(locations.map(({ id, parent }) => [id, parent]))
    this.#locations = new Map(
      locations.map(({ id, timeZone, position }) => [id, { id, timeZone, position, cars: [] }]),
    )
    this.#holds = holds
  }

  has({ id, changedBy }: CarVersion): boolean {
    return this.#entries.get(id)?.changedBy === changedBy
  }

  /** Adds or replaces a car. */
  put(row: FleetCarRow): void {
    const supplier = this.#suppliers.get(row.supplier_id)
    if (!supplier) return
    const known = this.#entries.get(row.id)
    if (known) this.#remove(known)
    const shown = { ...row, deposit: computeDepositWithRate(row.deposit, supplier) }
    const kind = this.#takeKind(supplier, toOptionMasks(shown))
    const priceList = this.#takePriceList(row, supplier)
    const car: FleetCar = {
      id: row.id,
      kind: kind.item,
      priceList: priceList.item,
      ...readMeasures(shown),
      available: row.available,
      fullyBooked: row.fully_booked,
      comingSoon: row.coming_soon,
      holds: this.#holds.of(row.id),
    }
    const locations = this.#withParents(row.locations)
    this.#entries.set(row.id, { car, kind, priceList, locations, changedBy: row.changed_by })
    this.#cars.set(row.id, car)
    for (const location of locations) this.#carsAt(location).add(car)
  }

  /** Returns the current fleet. */
  snapshot(revision: number, suppliers: readonly FleetSupplier[]): Fleet {
    for (const [id, cars] of this.#unsorted) {
      const location = this.#locations.get(id)
      if (location)
        this.#locations.set(id, { ...location, cars: [...cars].toSorted(compareByDailyPrice) })
    }
    this.#unsorted.clear()
    return {
      revision,
      suppliers,
      cars: this.#cars,
      kinds: [...this.#kinds.items],
      priceLists: this.#priceLists.items,
      locations: new Map(this.#locations),
    }
  }

  #remove({ car, kind, priceList, locations }: Entry): void {
    this.#kinds.release(kind)
    this.#priceLists.release(priceList)
    for (const location of locations) this.#carsAt(location).delete(car)
  }

  #carsAt(location: ObjectId): Set<FleetCar> {
    const known = this.#unsorted.get(location)
    if (known) return known
    const cars = new Set(this.#locations.get(location)?.cars)
    this.#unsorted.set(location, cars)
    return cars
  }

  #withParents(locations: readonly ObjectId[]): ReadonlySet<ObjectId> {
    const parents = locations.flatMap((id) => this.#parents.get(id) ?? [])
    return new Set([...locations, ...parents])
  }

  #takeKind(supplier: FleetSupplier, masks: readonly number[]): SharedValue<CarKind> {
    return this.#kinds.take(`${supplier.id} ${masks.join(' ')}`, (slot) => ({
      slot,
      supplier,
      masks,
    }))
  }

  #takePriceList(
    row: FleetCarRow,
    { priceChangeRate }: FleetSupplier,
  ): SharedValue<FleetPriceList> {
    // The deposit is not part of the rental price.
    const prices = readCarPrices({ ...row, deposit: 0 }, row.seasons, NO_EXTRAS)
    const key = JSON.stringify([priceChangeRate, Object.values(prices)])
    return this.#priceLists.take(key, (slot) => ({ slot, prices, priceChangeRate }))
  }
}

/** Searches price the rental without extras. */
const NO_EXTRAS = {
  cancellation: -1,
  amendments: -1,
  theftProtection: -1,
  collisionDamageWaiver: -1,
  fullInsurance: -1,
  additionalDriver: -1,
}
