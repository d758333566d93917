import type { CalendarDate } from '@masar/domain/rental/calendar.ts'

import type { Random } from '../random.ts'
import { roundToHalfDinars, type Season, type SeedCarRow } from './car.ts'
import { makeSeasons } from './seasons.ts'
import type { PricingStyle } from './supplier.ts'

export interface SeedPriceList {
  prices: Partial<SeedCarRow>
  seasons: readonly Season[]
}

export interface PricingContext {
  /** Dinars per day. */
  daily: number
  today: CalendarDate
  random: Random
}

/** Creates the price list of a car in one of five supplier styles. */
export function makePriceList(style: PricingStyle, pricer: PricingContext): SeedPriceList {
  return {
    daily: () => toPlainList(makeDailyPrices(pricer)),
    tiered: () => toPlainList(makeTieredPrices(pricer)),
    hourly: () => toPlainList(makeHourlyPrices(pricer)),
    discounted: () => toPlainList(makeDiscountedPrices(pricer)),
    seasonal: () => makeSeasonalList(pricer),
  }[style]()
}

const toPlainList = (prices: Partial<SeedCarRow>): SeedPriceList => ({ prices, seasons: [] })

const makeDailyPrices = ({ daily }: PricingContext) => ({ daily_price: roundToHalfDinars(daily) })

/** Adds cheaper prices for longer rentals; some lists have no 3-day or monthly price. */
function makeTieredPrices({ daily, random }: PricingContext): Partial<SeedCarRow> {
  return {
    daily_price: roundToHalfDinars(daily),
    bi_weekly_price: random.chance(0.8) ? roundToHalfDinars(daily * 2.75) : null,
    weekly_price: roundToHalfDinars(daily * 6.1),
    monthly_price: random.chance(0.85) ? roundToHalfDinars(daily * 22.5) : null,
  }
}

function makeHourlyPrices({ daily, random }: PricingContext): Partial<SeedCarRow> {
  return {
    daily_price: roundToHalfDinars(daily),
    hourly_price: roundToHalfDinars(daily / 8),
    weekly_price: random.chance(0.5) ? roundToHalfDinars(daily * 6.2) : null,
  }
}

/** Adds discounted prices. The regular prices stay on the list, so that customers see the discount. */
function makeDiscountedPrices(pricer: PricingContext): Partial<SeedCarRow> {
  const { daily, random } = pricer
  const off = 1 - random.between(8, 22) / 100
  const blocks = random.chance(0.6)
    ? {
        ...makeTieredPrices(pricer),
        discounted_weekly_price: roundToHalfDinars(daily * 6.1 * off),
        discounted_monthly_price: roundToHalfDinars(daily * 22.5 * off),
        monthly_price: roundToHalfDinars(daily * 22.5),
      }
    : makeDailyPrices(pricer)
  return { ...blocks, discounted_daily_price: roundToHalfDinars(daily * off) }
}

function makeSeasonalList({ daily, today, random }: PricingContext): SeedPriceList {
  const discount = random.chance(0.3)
    ? { discounted_daily_price: roundToHalfDinars(daily * 0.92) }
    : {}
  return {
    prices: { daily_price: roundToHalfDinars(daily), is_date_based_price: true, ...discount },
    seasons: makeSeasons(today, daily),
  }
}
