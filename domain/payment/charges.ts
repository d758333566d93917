import { toDayNumber } from '../rental/calendar.ts'
import type { CarPrices, Price } from '../pricing/car-prices.ts'
import { type ChosenExtras, EXTRAS, type Extra, getExtraQuantity } from '../pricing/extras.ts'
import type { Amount } from '../money/money.ts'
import type { RentalSpan } from '../rental/rental-clock.ts'

export type RentalChargeKind =
  | 'month'
  | 'week'
  | 'threeDays'
  | 'day'
  | 'hour'
  | 'leftoverDay'
  | 'dateRange'
export type ChargeKind = RentalChargeKind | Extra

/** Receives a charge. `firstDay`: the number of the first day in a run of days priced by date. */
type ChargeCallback = (
  kind: ChargeKind,
  quantity: number,
  unitPrice: Amount,
  firstDay?: number,
) => void

/**
 * Calls `charge` for each charge of a rental, without the supplier's percentage, in the order of the bill
 * (PRICE-1, PRICE-6, PRICE-9).
 */
export function forEachCharge(
  car: CarPrices,
  span: RentalSpan,
  extras: ChosenExtras,
  charge: ChargeCallback,
): void {
  if (span.hours <= 0) return
  if (car.isDateBasedPrice) chargeDates(car, span, charge)
  else chargeBlocks(car, span.hours, charge)

  for (const extra of EXTRAS) {
    const unit = car[extra]
    if (extras[extra] && unit > 0) charge(extra, getExtraQuantity(extra, span.days), unit)
  }
}

const HOURS_BY_KIND: Readonly<Record<Exclude<RentalChargeKind, 'leftoverDay'>, number>> = {
  month: 30 * 24,
  week: 7 * 24,
  threeDays: 3 * 24,
  day: 24,
  dateRange: 24,
  hour: 1,
}

/**
 * Whether every hour of the rental has a price: a car without a daily price cannot be rented by the
 * day (CAR-18).
 */
export function isPriced(car: CarPrices, span: RentalSpan): boolean {
  let hours = 0
  forEachCharge(car, span, {}, (kind, quantity) => {
    if (kind === 'leftoverDay') hours += span.hours % 24
    else if (kind in HOURS_BY_KIND)
      hours += quantity * HOURS_BY_KIND[kind as keyof typeof HOURS_BY_KIND]
  })
  return span.hours > 0 && hours >= span.hours
}

function chargeBlocks(car: CarPrices, hours: number, charge: ChargeCallback) {
  const daily = choosePrice(car.discountedDailyPrice, car.dailyPrice)
  let days = Math.floor(hours / 24)
  const chargeBlock = (kind: RentalChargeKind, length: number, unit: Amount) => {
    const blocks = unit > 0 ? Math.floor(days / length) : 0
    if (blocks > 0) charge(kind, blocks, unit)
    days -= blocks * length
  }
  chargeBlock('month', 30, choosePrice(car.discountedMonthlyPrice, car.monthlyPrice))
  chargeBlock('week', 7, choosePrice(car.discountedWeeklyPrice, car.weeklyPrice))
  chargeBlock('threeDays', 3, choosePrice(car.discountedBiWeeklyPrice, car.biWeeklyPrice))
  chargeBlock('day', 1, daily)

  const leftover = hours % 24
  const hourly = choosePrice(car.discountedHourlyPrice, car.hourlyPrice)
  if (leftover > 0 && hourly > 0) charge('hour', leftover, hourly)
  else if (leftover > 0 && daily > 0) charge('leftoverDay', 1, daily)
}

/** Iterates over range boundaries, not over days. */
function chargeDates(car: CarPrices, span: RentalSpan, charge: ChargeCallback) {
  const usual = choosePrice(car.discountedDailyPrice, car.dailyPrice)
  const ranges = (car.dateBasedPrices ?? [])
    .filter(({ startDate, endDate }) => startDate <= span.lastDate && endDate >= span.firstDate)
    .map(({ startDate, endDate, dailyPrice }) => ({
      first: toDayNumber(startDate),
      after: toDayNumber(endDate) + 1,
      dailyPrice,
    }))
  const borders = ranges.flatMap(({ first, after }) => [first, after])
  const end = toDayNumber(span.firstDate) + span.days

  let start = end - span.days
  for (let day = start; day < end;) {
    const priceOn = (at: number) =>
      ranges.find(({ first, after }) => first <= at && at < after)?.dailyPrice ?? usual
    const next = borders.reduce((soonest, at) => (at > day && at < soonest ? at : soonest), end)
    const changes = next === end || priceOn(next) !== priceOn(day)
    if (changes && priceOn(day) > 0) charge('dateRange', next - start, priceOn(day), start)
    if (changes) start = next
    day = next
  }
}

/** A discounted price of 0 counts as no discount. */
function choosePrice(discounted: Price, plain: Price): Amount {
  return discounted || plain || 0
}
