import type { CalendarDate } from '@masar/domain/rental/calendar.ts'

import type { Random } from '../random.ts'
import { roundedDinars, type Season, type SeedCarRow } from './car.ts'
import { seasonsAround } from './seasons.ts'
import type { Pricing } from './supplier.ts'

export interface SeedPriceList {
  prices: Partial<SeedCarRow>
  seasons: readonly Season[]
}

export interface Pricer {
  /** Dinars per day. */
  daily: number
  today: CalendarDate
  random: Random
}

/** The price list of a car in one of five supplier styles. */
export function priceList(style: Pricing, pricer: Pricer): SeedPriceList {
  return {
    daily: () => plain(dailyOnly(pricer)),
    tiered: () => plain(tiered(pricer)),
    hourly: () => plain(hourly(pricer)),
    discounted: () => plain(discounted(pricer)),
    seasonal: () => seasonal(pricer),
  }[style]()
}

const plain = (prices: Partial<SeedCarRow>): SeedPriceList => ({ prices, seasons: [] })

const dailyOnly = ({ daily }: Pricer) => ({ daily_price: roundedDinars(daily) })

/** Longer blocks are cheaper; some lists have no 3-day or monthly block. */
function tiered({ daily, random }: Pricer): Partial<SeedCarRow> {
  return {
    daily_price: roundedDinars(daily),
    bi_weekly_price: random.chance(0.8) ? roundedDinars(daily * 2.75) : null,
    weekly_price: roundedDinars(daily * 6.1),
    monthly_price: random.chance(0.85) ? roundedDinars(daily * 22.5) : null,
  }
}

function hourly({ daily, random }: Pricer): Partial<SeedCarRow> {
  return {
    daily_price: roundedDinars(daily),
    hourly_price: roundedDinars(daily / 8),
    weekly_price: random.chance(0.5) ? roundedDinars(daily * 6.2) : null,
  }
}

/** The regular price stays on the list, so that customers see the discount. */
function discounted(pricer: Pricer): Partial<SeedCarRow> {
  const { daily, random } = pricer
  const off = 1 - random.between(8, 22) / 100
  const blocks = random.chance(0.6)
    ? {
        ...tiered(pricer),
        discounted_weekly_price: roundedDinars(daily * 6.1 * off),
        discounted_monthly_price: roundedDinars(daily * 22.5 * off),
        monthly_price: roundedDinars(daily * 22.5),
      }
    : dailyOnly(pricer)
  return { ...blocks, discounted_daily_price: roundedDinars(daily * off) }
}

function seasonal({ daily, today, random }: Pricer): SeedPriceList {
  const discount = random.chance(0.3) ? { discounted_daily_price: roundedDinars(daily * 0.92) } : {}
  return {
    prices: { daily_price: roundedDinars(daily), is_date_based_price: true, ...discount },
    seasons: seasonsAround(today, daily),
  }
}
