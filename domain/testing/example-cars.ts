import type { CarPrices } from '../pricing/car-prices.ts'
import type { ChosenExtras } from '../pricing/extras.ts'
import { priceRental } from '../pricing/price.ts'
import { makeRentalSpan } from '../rental/rental-clock.ts'

export const tnd = (dinars: number) => Math.round(dinars * 1000)

/** Cars for example calculations (PRICE-1 to PRICE-5), each named by a letter. */
export const CAR_A: CarPrices = {
  dailyPrice: tnd(50),
  cancellation: -1,
  amendments: -1,
  theftProtection: -1,
  collisionDamageWaiver: -1,
  fullInsurance: -1,
  additionalDriver: -1,
  deposit: 0,
}
export const CAR_B: CarPrices = {
  ...CAR_A,
  hourlyPrice: tnd(5),
  biWeeklyPrice: tnd(130),
  weeklyPrice: tnd(280),
  monthlyPrice: tnd(1000),
}
export const CAR_C: CarPrices = {
  ...CAR_A,
  cancellation: tnd(30),
  amendments: tnd(20),
  theftProtection: tnd(6),
  collisionDamageWaiver: tnd(8),
  fullInsurance: tnd(12),
  additionalDriver: tnd(5),
}
export const CAR_D: CarPrices = {
  ...CAR_A,
  discountedDailyPrice: tnd(45),
  isDateBasedPrice: true,
  dateBasedPrices: [{ startDate: '2026-06-02', endDate: '2026-06-03', dailyPrice: tnd(80) }],
}
export const CAR_E: CarPrices = {
  ...CAR_B,
  discountedDailyPrice: tnd(40),
  discountedBiWeeklyPrice: tnd(110),
  discountedWeeklyPrice: tnd(250),
  discountedMonthlyPrice: tnd(900),
  discountedHourlyPrice: tnd(4),
}
export const CAR_M: CarPrices = { ...CAR_A, monthlyPrice: tnd(1000) }

export const ALL_EXTRAS: ChosenExtras = {
  cancellation: true,
  amendments: true,
  theftProtection: true,
  collisionDamageWaiver: true,
  fullInsurance: true,
  additionalDriver: true,
}

/** A moment of 2026: `06-04T10:00`. */
export type MomentIn2026 = `${number}-${number}T${number}:${number}`

/** Makes the bill of a rental from 1 June 2026, 10:00, the pick-up of the examples. */
export function makeBillUntil(
  car: CarPrices,
  to: MomentIn2026,
  extras?: ChosenExtras,
  rate?: number,
) {
  return priceRental(car, makeRentalSpan('2026-06-01T10:00', `2026-${to}`), extras, rate)
}

/** Makes a bill line without a percentage. */
export function makeLine(kind: string, quantity: number, unit: number, dates = {}) {
  return { kind, quantity, unitPrice: tnd(unit), amount: quantity * tnd(unit), ...dates }
}
