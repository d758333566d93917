import type { CalendarDate } from '../rental/calendar.ts'
import type { Extra, ExtraPrices } from './extras.ts'
import { type Amount, addPercent, toMinor } from '../money/money.ts'
import { toCalendarDate } from '../rental/rental-clock.ts'

/** An optional price; null, absent and 0 all mean "not offered". */
export type Price = Amount | null | undefined

const RENTAL_PRICES = [
  'hourlyPrice',
  'discountedHourlyPrice',
  'dailyPrice',
  'discountedDailyPrice',
  'biWeeklyPrice',
  'discountedBiWeeklyPrice',
  'weeklyPrice',
  'discountedWeeklyPrice',
  'monthlyPrice',
  'discountedMonthlyPrice',
] as const
export type RentalPriceName = (typeof RENTAL_PRICES)[number]

/** A season with its own daily price; both ends are included. */
export interface DateRangePrice {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly dailyPrice: Amount
}

/** What a car costs, in millimes. "Bi-weekly" is the price of a block of 3 days (PRICE-1). */
export type CarPrices = ExtraPrices & { readonly [name in RentalPriceName]?: Price } & {
  readonly isDateBasedPrice?: boolean | null | undefined
  readonly dateBasedPrices?: readonly DateRangePrice[] | null | undefined
  readonly deposit: Amount
}

type WireNumber = number | null | undefined

interface WireRange {
  readonly startDate?: string | null | undefined
  readonly endDate?: string | null | undefined
  /** BookCars sends some numbers as text. */
  readonly dailyPrice?: number | string | null | undefined
}

/** The price fields of a car on the wire: decimal dinars, absent when not set by the operator. */
export type WireCarPrices = { readonly [name in RentalPriceName | Extra]?: WireNumber } & {
  readonly isDateBasedPrice?: boolean | null | undefined
  readonly dateBasedPrices?: readonly WireRange[] | null | undefined
  readonly deposit?: WireNumber
}

/**
 * Converts a car's prices from the wire. `zone` is the time zone of the pick-up location: season boundaries
 * that are instants become days there. A missing extra is unavailable.
 */
export function toCarPrices(wire: WireCarPrices, zone?: string): CarPrices {
  const prices: { [name in RentalPriceName]?: Price } = {}
  for (const name of RENTAL_PRICES) prices[name] = toMillimes(wire[name])
  return {
    ...prices,
    cancellation: toExtraPrice(wire.cancellation),
    amendments: toExtraPrice(wire.amendments),
    theftProtection: toExtraPrice(wire.theftProtection),
    collisionDamageWaiver: toExtraPrice(wire.collisionDamageWaiver),
    fullInsurance: toExtraPrice(wire.fullInsurance),
    additionalDriver: toExtraPrice(wire.additionalDriver),
    isDateBasedPrice: wire.isDateBasedPrice === true,
    dateBasedPrices: (wire.dateBasedPrices ?? []).flatMap((range) => toDateRange(range, zone)),
    deposit: toMillimes(wire.deposit) ?? 0,
  }
}

/** Computes the deposit, including the supplier's percentage; 0 when the car has none. */
export function computeCarDeposit(
  car: Pick<CarPrices, 'deposit'>,
  priceChangeRate: number | null = 0,
): Amount {
  return addPercent(Math.max(0, car.deposit), priceChangeRate ?? 0)
}

function toMillimes(price: WireNumber): Price {
  return price == null ? null : toMinor(price)
}

function toExtraPrice(price: WireNumber): Amount {
  return price == null || price < 0 ? -1 : toMinor(price)
}

function toDateRange(range: WireRange, zone?: string): DateRangePrice[] {
  const { startDate, endDate, dailyPrice } = range
  if (!startDate || !endDate || dailyPrice == null) return []
  return [
    {
      startDate: toCalendarDate(startDate, zone),
      endDate: toCalendarDate(endDate, zone),
      dailyPrice: toMinor(Number(dailyPrice)),
    },
  ]
}
