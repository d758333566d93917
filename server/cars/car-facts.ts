import type { components, MajorUnits } from '@masar/openapi/schema.d.ts'

import type { Selectable } from 'kysely'

import type { CarPrices, DateRangePrice, Price } from '@masar/domain/pricing/car-prices.ts'
import type { ExtraPrices } from '@masar/domain/pricing/extras.ts'
import { toMajor } from '@masar/domain/money/money.ts'
import type { AllFields } from '@masar/domain/service/all-fields.ts'

import type { Car } from '../db/schema.d.ts'

type Schemas = components['schemas']
export type CarRow = Selectable<Car>

/** Converts the fields common to every view of a car to the wire format, with amounts in decimal dinars. */
export function toWireCar(row: CarRow): AllFields<Schemas['Car']> {
  return {
    _id: row.id,
    name: row.name,
    minimumAge: row.minimum_age,
    dailyPrice: toMajor(row.daily_price),
    discountedDailyPrice: toMajorOrNull(row.discounted_daily_price),
    hourlyPrice: toMajorOrNull(row.hourly_price),
    discountedHourlyPrice: toMajorOrNull(row.discounted_hourly_price),
    biWeeklyPrice: toMajorOrNull(row.bi_weekly_price),
    discountedBiWeeklyPrice: toMajorOrNull(row.discounted_bi_weekly_price),
    weeklyPrice: toMajorOrNull(row.weekly_price),
    discountedWeeklyPrice: toMajorOrNull(row.discounted_weekly_price),
    monthlyPrice: toMajorOrNull(row.monthly_price),
    discountedMonthlyPrice: toMajorOrNull(row.discounted_monthly_price),
    isDateBasedPrice: row.is_date_based_price,
    deposit: toMajor(row.deposit),
    available: row.available,
    fullyBooked: row.fully_booked,
    comingSoon: row.coming_soon,
    type: row.type,
    gearbox: row.gearbox,
    aircon: row.aircon,
    image: row.image,
    seats: row.seats,
    doors: row.doors,
    fuelPolicy: row.fuel_policy,
    mileage: row.mileage,
    ...toWireExtras(row),
    range: row.range,
    multimedia: row.multimedia as Schemas['CarMultimedia'][],
    rating: row.rating,
    trips: row.trips,
    co2: row.co2,
  }
}

type Prices = Pick<
  CarRow,
  | 'daily_price'
  | 'discounted_daily_price'
  | 'hourly_price'
  | 'discounted_hourly_price'
  | 'bi_weekly_price'
  | 'discounted_bi_weekly_price'
  | 'weekly_price'
  | 'discounted_weekly_price'
  | 'monthly_price'
  | 'discounted_monthly_price'
  | 'is_date_based_price'
  | 'deposit'
>

/** Reads the prices of a row; extras are separate, since searches do not need them. */
export function readCarPrices(
  row: Prices,
  seasons: readonly DateRangePrice[],
  extras: ExtraPrices,
): CarPrices {
  return {
    dailyPrice: row.daily_price,
    discountedDailyPrice: row.discounted_daily_price,
    hourlyPrice: row.hourly_price,
    discountedHourlyPrice: row.discounted_hourly_price,
    biWeeklyPrice: row.bi_weekly_price,
    discountedBiWeeklyPrice: row.discounted_bi_weekly_price,
    weeklyPrice: row.weekly_price,
    discountedWeeklyPrice: row.discounted_weekly_price,
    monthlyPrice: row.monthly_price,
    discountedMonthlyPrice: row.discounted_monthly_price,
    isDateBasedPrice: row.is_date_based_price,
    dateBasedPrices: seasons,
    deposit: row.deposit,
    ...extras,
  }
}

type Extras = Pick<
  CarRow,
  | 'cancellation'
  | 'amendments'
  | 'theft_protection'
  | 'collision_damage_waiver'
  | 'full_insurance'
  | 'additional_driver'
>

export const toExtraPrices = (row: Extras): ExtraPrices => ({
  cancellation: row.cancellation,
  amendments: row.amendments,
  theftProtection: row.theft_protection,
  collisionDamageWaiver: row.collision_damage_waiver,
  fullInsurance: row.full_insurance,
  additionalDriver: row.additional_driver,
})

function toWireExtras(row: CarRow): Record<keyof ExtraPrices, MajorUnits> {
  const extras = Object.entries(toExtraPrices(row))
  return Object.fromEntries(
    extras.map(([extra, price]) => [extra, price < 0 ? -1 : toMajor(price)]),
  ) as Record<keyof ExtraPrices, MajorUnits>
}

const toMajorOrNull = (price: Price) => (price == null ? null : toMajor(price))
