import type { CarPrices } from '../pricing/car-prices.ts'
import type { ChosenExtras } from '../pricing/extras.ts'
import { priceRental } from '../pricing/price.ts'
import { makeRentalSpan } from '../rental/rental-clock.ts'

export const dinarsToMillimes = (dinars: number) => Math.round(dinars * 1000)

/** Cars for example calculations (PRICE-1 to PRICE-5), each named by a letter. */
export const CAR_A: CarPrices = {
  dailyPrice: dinarsToMillimes(50),
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
  hourlyPrice: dinarsToMillimes(5),
  biWeeklyPrice: dinarsToMillimes(130),
  weeklyPrice: dinarsToMillimes(280),
  monthlyPrice: dinarsToMillimes(1000),
}
export const CAR_C: CarPrices = {
  ...CAR_A,
  cancellation: dinarsToMillimes(30),
  amendments: dinarsToMillimes(20),
  theftProtection: dinarsToMillimes(6),
  collisionDamageWaiver: dinarsToMillimes(8),
  fullInsurance: dinarsToMillimes(12),
  additionalDriver: dinarsToMillimes(5),
}
export const CAR_D: CarPrices = {
  ...CAR_A,
  discountedDailyPrice: dinarsToMillimes(45),
  isDateBasedPrice: true,
  dateBasedPrices: [
    { startDate: '2026-06-02', endDate: '2026-06-03', dailyPrice: dinarsToMillimes(80) },
  ],
}
export const CAR_E: CarPrices = {
  ...CAR_B,
  discountedDailyPrice: dinarsToMillimes(40),
  discountedBiWeeklyPrice: dinarsToMillimes(110),
  discountedWeeklyPrice: dinarsToMillimes(250),
  discountedMonthlyPrice: dinarsToMillimes(900),
  discountedHourlyPrice: dinarsToMillimes(4),
}
export const CAR_M: CarPrices = { ...CAR_A, monthlyPrice: dinarsToMillimes(1000) }

export const ALL_EXTRAS: ChosenExtras = {
  cancellation: true,
  amendments: true,
  theftProtection: true,
  collisionDamageWaiver: true,
  fullInsurance: true,
  additionalDriver: true,
}

/** A time in 2026: `06-04T10:00`. */
export type MomentIn2026 = `${number}-${number}T${number}:${number}`

/** Makes the bill of a rental that starts on 1 June 2026 at 10:00, the pick-up time of all examples. */
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
  return {
    kind,
    quantity,
    unitPrice: dinarsToMillimes(unit),
    amount: quantity * dinarsToMillimes(unit),
    ...dates,
  }
}
