import type { Insertable } from 'kysely'

import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'

import type { DB } from '../../db/schema.d.ts'
import { toDemoId } from '../identity.ts'
import type { Engine, CarModel } from './model.ts'

type CarColumns = Insertable<DB['car']>

/** A row of `car` with every column; null means not offered. */
export type SeedCarRow = {
  [Column in keyof Omit<CarColumns, 'changed_by'>]-?: Exclude<CarColumns[Column], undefined>
}

export interface Season {
  startDate: CalendarDate
  endDate: CalendarDate
  dailyPrice: number
}

/** A car with its pick-up locations and its prices by date. */
export interface SeedCar {
  row: SeedCarRow
  supplier: string
  locations: readonly string[]
  seasons: readonly Season[]
}

const MILLIMES_PER_DINAR = 1000

export const toMillimes = (amount: number) => Math.round(amount * MILLIMES_PER_DINAR)

/** Rounds to half a dinar, like printed price lists. */
export const roundToHalfDinars = (amount: number) =>
  Math.round(amount * 2) * (MILLIMES_PER_DINAR / 2)

export const toCarId = (key: string) => toDemoId('car', key)
export const toSupplierId = (key: string) => toDemoId('supplier', key)

/** Returns a moment some months before the day of the demo data. */
export function subtractMonths(today: CalendarDate, months: number): string {
  return `${addDays(today, -30 * months)}T08:00:00.000Z`
}

export interface CarFacts {
  key: string
  supplier: string
  model: CarModel
  engine: Engine
  createdAt: string
}

const MULTIMEDIA = [
  [],
  ['bluetooth'],
  ['touchscreen', 'bluetooth'],
  ['touchscreen', 'bluetooth', 'androidAuto', 'appleCarPlay'],
]

/** Creates a car with factory equipment and the simplest price list: a price per day. */
export function makePlainCar({ key, supplier, model, engine, createdAt }: CarFacts): SeedCarRow {
  const [type, gearbox, co2] = engine
  return {
    id: toCarId(key),
    supplier_id: toSupplierId(supplier),
    name: model.name,
    minimum_age: 21,
    daily_price: toMillimes(model.dailyPrice),
    ...UNOFFERED_PRICES,
    is_date_based_price: false,
    deposit: 0,
    available: true,
    fully_booked: false,
    coming_soon: false,
    type,
    gearbox,
    aircon: model.aircon ?? true,
    image: null,
    seats: model.seats,
    doors: model.doors,
    fuel_policy: 'fullToFull',
    mileage: -1,
    ...DEFAULT_EXTRAS,
    range: model.range,
    multimedia: MULTIMEDIA[model.multimedia ?? 1] ?? [],
    rating: null,
    trips: 0,
    co2,
    created_at: createdAt,
  }
}

const UNOFFERED_PRICES = {
  discounted_daily_price: null,
  hourly_price: null,
  discounted_hourly_price: null,
  bi_weekly_price: null,
  discounted_bi_weekly_price: null,
  weekly_price: null,
  discounted_weekly_price: null,
  monthly_price: null,
  discounted_monthly_price: null,
}

const DEFAULT_EXTRAS = {
  cancellation: toMillimes(25),
  amendments: toMillimes(15),
  theft_protection: toMillimes(6),
  collision_damage_waiver: toMillimes(9),
  full_insurance: toMillimes(18),
  additional_driver: toMillimes(8),
}
