import type { Amount } from '@masar/domain/money/money.ts'
import {
  type CarPrices,
  carDeposit,
  type DateRangePrice,
} from '@masar/domain/pricing/car-prices.ts'

import type { CarRow } from '../cars/car-facts.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { Hold } from './holds.ts'

/** What a search reads of the whole fleet, held in memory at one revision of the database. */
export type Fleet = {
  revision: number
  locations: ReadonlyMap<ObjectId, FleetLocation>
  suppliers: readonly FleetSupplier[]
  /** Those of this moment, whenever it is read. */
  cars: ReadonlyMap<ObjectId, FleetCar>
  kinds: readonly CarKind[]
  priceLists: readonly FleetPriceList[]
}

export type FleetLocation = {
  id: ObjectId
  timeZone: string
  /** Null where nobody has put it on the map. */
  position: Position | null
  /** The cars of this place and of its direct children, each once, in the order of their daily price. */
  cars: readonly FleetCar[]
}

/** In degrees. */
export type Position = { latitude: number; longitude: number }

export type FleetSupplier = {
  id: ObjectId
  /** Its place among the suppliers, for counting. */
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
  /** Who has it when; follows the bookings by itself. */
  holds: readonly Hold[]
}

/** The numbers of a car that filters compare. `deposit` includes the supplier's percentage, as the customer sees it. */
export const readMeasures = ({ rating, seats, deposit }: FleetCarRow) => ({
  rating: rating ?? 0,
  seats,
  deposit,
})
export type Measures = ReturnType<typeof readMeasures>

/** What many cars of a supplier have in common, so that it is counted once for all of them. */
export type CarKind = {
  /** Its place among the kinds. */
  slot: number
  supplier: FleetSupplier
  /** For every filter with options, a bit for each option that such a car has (`filters.ts`). */
  masks: readonly number[]
}

/** The prices that many cars of a supplier have in common, so that they are added up once. */
export type FleetPriceList = {
  /** Its place among the price lists. */
  slot: number
  prices: CarPrices
  priceChangeRate: number
}

/** What the search reads of a car. */
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
  /** The transaction that changed it last. */
  changed_by: string
}

export const depositWithRate = (deposit: Amount, supplier: FleetSupplier) =>
  carDeposit({ deposit }, supplier.priceChangeRate)
