import type { Amount } from '@masar/domain/money/money.ts'
import {
  type CarPrices,
  computeCarDeposit,
  type DateRangePrice,
} from '@masar/domain/pricing/car-prices.ts'

import type { CarRow } from '../cars/car-facts.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { Hold } from './holds.ts'

/** The fleet data for searches, in memory at one revision of the database. */
export type Fleet = {
  revision: number
  locations: ReadonlyMap<ObjectId, FleetLocation>
  suppliers: readonly FleetSupplier[]
  /** Updated in place, so always current, even in an older fleet. */
  cars: ReadonlyMap<ObjectId, FleetCar>
  kinds: readonly CarKind[]
  priceLists: readonly FleetPriceList[]
}

export type FleetLocation = {
  id: ObjectId
  timeZone: string
  /** Null for a location without coordinates. */
  position: Position | null
  /** The cars of this location and its direct children, without duplicates, sorted by daily price. */
  cars: readonly FleetCar[]
}

/** In degrees. */
export type Position = { latitude: number; longitude: number }

export type FleetSupplier = {
  id: ObjectId
  /** Index among the suppliers, for counting. */
  slot: number
  fullName: string
  avatar: string | null
  priceChangeRate: number
  minimumRentalDays: number
  carLimit: number | null
  blacklisted: boolean
}

export type FleetCar = Measures & {
  id: ObjectId
  kind: CarKind
  priceList: FleetPriceList
  available: boolean
  fullyBooked: boolean
  comingSoon: boolean
  /** The bookings that hold the car; the list is updated in place. */
  holds: readonly Hold[]
}

/**
 * The numeric facts that filters compare. `deposit` includes the supplier's percentage, as the
 * customer sees it.
 */
export const readMeasures = ({ rating, seats, deposit }: FleetCarRow) => ({
  rating: rating ?? 0,
  seats,
  deposit,
})
export type Measures = ReturnType<typeof readMeasures>

/** Facts shared by many cars of a supplier, so that they are counted once. */
export type CarKind = {
  /** Index among the kinds. */
  slot: number
  supplier: FleetSupplier
  /** For every filter with options, a bit mask of the options (`filters.ts`). */
  masks: readonly number[]
}

/** Prices shared by many cars of a supplier, so that they are computed once. */
export type FleetPriceList = {
  /** Index among the price lists. */
  slot: number
  prices: CarPrices
  priceChangeRate: number
}

/** The car columns that searches need. */
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
> & {
  seasons: readonly DateRangePrice[]
  locations: readonly ObjectId[]
  /** The last transaction that changed the car. */
  changed_by: string
}

export const computeDepositWithRate = (deposit: Amount, supplier: FleetSupplier) =>
  computeCarDeposit({ deposit }, supplier.priceChangeRate)
