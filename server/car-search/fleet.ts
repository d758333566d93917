import { type CarPrices, carDeposit } from '#domain/pricing/car-prices.ts'
import {
  CAR_RANGES,
  DEPOSIT_FILTERS,
  FUEL_POLICIES,
  FUEL_TYPES,
  GEARBOXES,
  INCLUDED_FILTERS,
  MILEAGES,
  MULTIMEDIA,
  RATING_FILTERS,
  SEAT_FILTERS,
  UNLIMITED_MILEAGE,
} from '#domain/car/catalogue.ts'

import { toMinor } from '#domain/money/money.ts'
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

export type FleetCar = {
  id: ObjectId
  kind: CarKind
  priceList: FleetPriceList
  rating: number
  seats: number
  /** With the supplier's percentage, as the customer sees it. */
  deposit: number
  available: boolean
  fullyBooked: boolean
  comingSoon: boolean
  /** Who has it when; follows the bookings by itself. */
  holds: readonly Hold[]
}

/** What many cars of a supplier have in common, so that it is counted once for all of them. */
export type CarKind = {
  /** Its place among the kinds. */
  slot: number
  supplier: FleetSupplier
  /** For every filter of `FILTER_OPTIONS`, in its order, a bit for each option such a car satisfies. */
  masks: readonly number[]
}

/** The prices that many cars of a supplier have in common, so that they are added up once. */
export type FleetPriceList = {
  /** Its place among the price lists. */
  slot: number
  prices: CarPrices
  priceChangeRate: number
}

/** The filters with a fixed list of options; a car's mask has a bit for each, in this order. */
export const FILTER_OPTIONS = {
  ranges: CAR_RANGES,
  included: INCLUDED_FILTERS,
  carType: FUEL_TYPES,
  gearbox: GEARBOXES,
  mileage: MILEAGES,
  fuelPolicy: FUEL_POLICIES,
  multimedia: MULTIMEDIA,
  carSpecs: ['aircon', 'moreThanFourDoors', 'moreThanFiveSeats'],
  rating: RATING_FILTERS.map(String),
  seats: SEAT_FILTERS.map(String),
  deposit: DEPOSIT_FILTERS.map(String),
} as const satisfies Record<string, readonly string[]>

export type OptionFilter = keyof typeof FILTER_OPTIONS
export const OPTION_FILTERS = Object.keys(FILTER_OPTIONS) as OptionFilter[]

/** The features of a car that filters ask about. */
export type Features = {
  range: string
  /** 0 is included, -1 not offered. */
  cancellation: number
  type: string
  gearbox: string
  mileage: number
  fuel_policy: string
  multimedia: readonly string[]
  aircon: boolean
  doors: number
  seats: number
  rating: number | null
}

export function featureMasks(features: Features, deposit: number): number[] {
  const { seats } = features
  const satisfied: Record<OptionFilter, (option: string) => boolean> = {
    ranges: (option) => option === features.range,
    included: () => features.cancellation === 0,
    carType: (option) => option === features.type,
    gearbox: (option) => option === features.gearbox,
    mileage: (option) =>
      option === (features.mileage === UNLIMITED_MILEAGE ? 'unlimited' : 'limited'),
    fuelPolicy: (option) => option === features.fuel_policy,
    multimedia: (option) => features.multimedia.includes(option),
    carSpecs: (option) =>
      option === 'aircon'
        ? features.aircon
        : option === 'moreThanFourDoors'
          ? features.doors >= 4
          : seats > 5,
    rating: (option) => (features.rating ?? 0) >= Number(option),
    seats: (option) => hasSeats(seats, Number(option)),
    deposit: (option) => deposit <= toMinor(Number(option)),
  }
  return OPTION_FILTERS.map((filter) => optionMask(FILTER_OPTIONS[filter], satisfied[filter]))
}

/** What a kind of cars has of one filter's options, the filter by its index. */
export function readMask({ masks }: CarKind, filter: number): number {
  const mask = masks[filter]
  if (mask === undefined) throw new RangeError(`There is no filter ${filter}.`)
  return mask
}

/** Six stands for "more than five" (SEARCH-5). */
export const hasSeats = (seats: number, asked: number) =>
  asked === 6 ? seats > 5 : seats === asked

export const optionMask = (options: readonly string[], isOn: (option: string) => boolean) =>
  options.reduce((mask, option, bit) => (isOn(option) ? mask | (1 << bit) : mask), 0)

export const depositWithRate = (deposit: number, supplier: FleetSupplier) =>
  carDeposit({ deposit }, supplier.priceChangeRate)
