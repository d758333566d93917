import { toCarPrices, computeCarDeposit } from '@masar/domain/pricing/car-prices.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { makeExtraOffers } from '@masar/domain/pricing/extra-offers.ts'
import { isPriced } from '@masar/domain/payment/charges.ts'
import { priceRental } from '@masar/domain/pricing/price.ts'
import type { Availability, Quote } from '@masar/domain/pricing/quote.ts'
import { makeRentalSpan } from '@masar/domain/rental/rental-clock.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'

type Car = components['schemas']['CarDetail']

export interface QuoteFacts {
  car: Car
  trip: CarTrip
  zone: string
  /** Whether the car is free on these dates, as reported by the car call or a search. */
  isFree: boolean
  country: string | null
  /** The providers of online payments; null when the call failed. */
  providers: readonly PaymentProviderName[] | null
}

/**
 * Makes a quote from the server's responses: the price of a car for a trip, and the requirements for booking
 * it.
 */
export function makeQuote(facts: QuoteFacts): Quote {
  const { car, trip, zone, isFree, country, providers } = facts
  const prices = toCarPrices(car, zone)
  const span = makeRentalSpan(trip.from, trip.to)
  const rate = car.supplier.priceChangeRate ?? 0
  const { lines, days } = priceRental(prices, span, {}, rate)
  const offers = makeExtraOffers(prices, days, rate)

  return {
    carId: car._id,
    availability: isPriced(prices, span) ? judgeAvailability(car, isFree) : 'soldOut',
    days,
    lines,
    offers,
    deposit: computeCarDeposit(prices, rate),
    payLater: car.supplier.payLater,
    country,
    ...(providers && { providers }),
    licenseRequired: car.supplier.licenseRequired ?? false,
    minimumAge: car.minimumAge,
    ...(car.conditions && {
      conditions: { supplierId: car.supplier._id, version: car.conditions.version },
    }),
    ...(car.ownBooking && { own: toOwnBooking(car.ownBooking) }),
  }
}

const toOwnBooking = ({ _id, status, sessionId, provider }: NonNullable<Car['ownBooking']>) => ({
  bookingId: _id,
  status,
  paymentId: sessionId ?? null,
  provider: provider ?? null,
})

function judgeAvailability(car: Car, isFree: boolean): Availability {
  if (car.comingSoon) return 'comingSoon'
  if (!car.available || car.fullyBooked || car.availability === 'unavailable') return 'soldOut'
  return isFree ? 'free' : 'taken'
}
