import { toCarPrices, computeCarDeposit } from '@masar/domain/pricing/car-prices.ts'
import { makeExtraOffers } from '@masar/domain/pricing/extra-offers.ts'
import { type Extra, type ExtraOffer } from '@masar/domain/pricing/extras.ts'
import { priceRental } from '@masar/domain/pricing/price.ts'
import type { Quote } from '@masar/domain/pricing/quote.ts'
import {
  type RentalSpan,
  makeRentalSpan,
  type WallClock,
} from '@masar/domain/rental/rental-clock.ts'
import type { RentalTimes } from '@masar/domain/rental/rental-rules.ts'
import type { components } from '@masar/openapi/schema.d.ts'

type Car = components['schemas']['CarDetail']

/** Returns the current price of the car for the amended times. */
export function quoteAmendment(car: Car, times: RentalTimes, zone: string, isFree: boolean): Quote {
  const prices = toCarPrices(car, zone)
  const span = makeRentalSpan(times.from, times.to)
  const rate = car.supplier.priceChangeRate ?? 0
  const { lines, days } = priceRental(prices, span, {}, rate)

  return {
    carId: car._id,
    // The customer may keep a car that is no longer offered to others.
    availability: isFree ? 'free' : 'taken',
    days,
    lines,
    offers: getExtraOffers(car, span, zone),
    deposit: computeCarDeposit(prices, rate),
    payLater: car.supplier.payLater,
    country: null,
    licenseRequired: car.supplier.licenseRequired ?? false,
    minimumAge: car.minimumAge,
  }
}

/** Returns the prices of all options for this number of days. */
export function getExtraOffers(
  car: Car,
  { days }: RentalSpan,
  zone: string,
): Record<Extra, ExtraOffer> {
  const prices = toCarPrices(car, zone)
  const rate = car.supplier.priceChangeRate ?? 0
  return makeExtraOffers(prices, days, rate)
}

/** Returns the periods of the amended rental that the booking does not cover yet. */
export function findNewTimes(before: RentalTimes, after: RentalTimes): RentalTimes[] {
  const earlier = { from: after.from, to: pickEarlier(after.to, before.from) }
  const later = { from: pickLater(after.from, before.to), to: after.to }
  return [earlier, later].filter(({ from, to }) => from < to)
}

const pickEarlier = (a: WallClock, b: WallClock) => (a < b ? a : b)
const pickLater = (a: WallClock, b: WallClock) => (a > b ? a : b)
