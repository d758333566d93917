import type { ObjectId } from '../db/object-id.ts'
import type { Fleet, FleetCar } from './fleet.ts'

/** A supplier's offer in a few numbers. */
export type SupplierOffer = {
  carCount: number
  /** The mean rating of the supplier's cars, to one decimal; null without ratings. */
  rating: number | null
  /** The location with the most of the supplier's cars, including child locations; null without cars. */
  location: ObjectId | null
}

const NO_OFFER: SupplierOffer = { carCount: 0, rating: null, location: null }
/** A fleet is immutable: a changed fleet is a new object, so results can be cached by identity. */
const offersByFleet = new WeakMap<Fleet, ReadonlyMap<ObjectId, SupplierOffer>>()

/** Returns a supplier's offer; the offer of a suspended supplier contains no cars. */
export function getSupplierOffer(fleet: Fleet, supplier: ObjectId): SupplierOffer {
  let offers = offersByFleet.get(fleet)
  if (!offers) offersByFleet.set(fleet, (offers = computeSupplierOffers(fleet)))
  return offers.get(supplier) ?? NO_OFFER
}

function computeSupplierOffers(fleet: Fleet): ReadonlyMap<ObjectId, SupplierOffer> {
  const cars = Map.groupBy(
    [...fleet.cars.values()].filter(isBookable),
    ({ kind }) => kind.supplier.id,
  )
  const locations = findBusiestLocations(fleet)
  return new Map(
    [...cars].map(([id, theirs]) => [
      id,
      {
        carCount: theirs.length,
        rating: computeMean(theirs.map(({ rating }) => rating).filter((rating) => rating > 0)),
        location: locations.get(id) ?? null,
      },
    ]),
  )
}

const isBookable = ({ available, comingSoon, kind }: FleetCar) =>
  available && !comingSoon && !kind.supplier.blacklisted

function findBusiestLocations({ locations }: Fleet): ReadonlyMap<ObjectId, ObjectId> {
  const most = new Map<ObjectId, { location: ObjectId; count: number }>()
  for (const { id: location, cars } of locations.values()) {
    const theirs = Map.groupBy(cars.filter(isBookable), ({ kind }) => kind.supplier.id)
    for (const [supplier, { length: count }] of theirs)
      if (count > (most.get(supplier)?.count ?? 0)) most.set(supplier, { location, count })
  }
  return new Map([...most].map(([supplier, { location }]) => [supplier, location]))
}

function computeMean(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null
  const sum = numbers.reduce((total, number) => total + number, 0)
  return Math.round((10 * sum) / numbers.length) / 10
}
