import { type CalendarDate, dayToDate } from '../rental/calendar.ts'
import type { CarPrices } from './car-prices.ts'
import { type ChargeKind, forEachCharge } from '../payment/charges.ts'
import type { ChosenExtras } from './extras.ts'
import { type Amount, addPercent } from '../money/money.ts'
import { type RentalSpan, makeSpanFrom } from '../rental/rental-clock.ts'

/**
 * One line of a bill. `unitPrice` and `amount` include the percentage; `amount` is what is charged.
 */
export interface PriceLine {
  readonly kind: ChargeKind
  readonly quantity: number
  readonly unitPrice: Amount
  readonly amount: Amount
  /** Only on a `dateRange`: its first and last day; all days cost the same. */
  readonly from?: CalendarDate
  readonly to?: CalendarDate
}

export interface PricedRental {
  readonly lines: readonly PriceLine[]
  /** The exact sum of the lines. */
  readonly total: Amount
  /** Started 24-hour periods, as counted on labels and bills. */
  readonly days: number
}

/**
 * Returns the bill of a rental (PRICE-1 to PRICE-9). `priceChangeRate` is the supplier's
 * percentage, rounded half-up once per line.
 */
export function priceRental(
  car: CarPrices,
  span: RentalSpan,
  extras: ChosenExtras = {},
  priceChangeRate: number | null = 0,
): PricedRental {
  const lines: PriceLine[] = []
  let total = 0
  forEachCharge(car, span, extras, (kind, quantity, unit, firstDay) => {
    const line = makePriceLine(kind, quantity, unit, priceChangeRate)
    total += line.amount
    lines.push(firstDay === undefined ? line : { ...line, ...toDayRange(firstDay, quantity) })
  })
  return { lines, total, days: span.days }
}

/** Makes a bill line. The supplier's percentage is rounded once, on the amount of the line. */
export function makePriceLine(
  kind: ChargeKind,
  quantity: number,
  unit: Amount,
  priceChangeRate: number | null,
): PriceLine {
  const percent = priceChangeRate ?? 0
  const amount = addPercent(quantity * unit, percent)
  return { kind, quantity, unitPrice: addPercent(unit, percent), amount }
}

/** Computes `priceRental(...).total` without the lines, fast enough to sort a hundred thousand cars. */
export function computeRentalTotal(
  car: CarPrices,
  span: RentalSpan,
  extras: ChosenExtras = {},
  priceChangeRate: number | null = 0,
): Amount {
  let total = 0
  forEachCharge(car, span, extras, (_kind, quantity, unit) => {
    total += addPercent(quantity * unit, priceChangeRate ?? 0)
  })
  return total
}

/** A longer rental that costs less than the requested one. */
export interface LongerRental {
  readonly days: number
  readonly total: Amount
  readonly saving: Amount
}

/**
 * Finds the cheapest longer rental from the same pick-up ("30 days cost 200 TND less"), in whole days up to the
 * end of the next 30-day block, including extras. Returns null when none costs less.
 */
export function findCheaperLongerRental(
  car: CarPrices,
  span: RentalSpan,
  extras: ChosenExtras = {},
  priceChangeRate: number | null = 0,
): LongerRental | null {
  const requested = computeRentalTotal(car, span, extras, priceChangeRate)
  const horizon = Math.ceil(span.days / 30) * 30
  let best: LongerRental | null = null
  for (let days = span.days; days <= horizon; days += 1) {
    const longer = makeSpanFrom(span.firstDate, days * 24)
    const total = computeRentalTotal(car, longer, extras, priceChangeRate)
    if (total < (best?.total ?? requested)) best = { days, total, saving: requested - total }
  }
  return best
}

function toDayRange(firstDay: number, days: number) {
  return { from: dayToDate(firstDay), to: dayToDate(firstDay + days - 1) }
}
