import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { getRequiredAge } from '@masar/domain/person/ages.ts'
import { computeCarDeposit, toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { UNLIMITED_MILEAGE } from '@masar/domain/car/catalogue.ts'
import { makeExtraOffer } from '@masar/domain/pricing/extra-offers.ts'
import { dividePerDay } from '@masar/domain/money/money.ts'
import { formatWhole } from '@masar/domain/money/money-format.ts'
import { priceCar } from '@masar/domain/pricing/price-car.ts'
import { makeRentalSpan } from '@masar/domain/rental/rental-clock.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { FUEL_NAMES, FUEL_POLICY_NAMES, GEARBOX_NAMES } from '#rental/car-facts/car-names.ts'
import { CarRating } from '#rental/car-facts/car-rating.tsx'
import { useDepositText } from '#rental/car-facts/deposit-text.ts'
import { usePrices } from '#rental/prices.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'

type CarDetail = components['schemas']['CarDetail']

export interface ComparedFact {
  name: string
  /** Returns the value to compare. */
  value: (car: CarDetail) => string | number
  /** Renders the fact; by default, its value is rendered. */
  show?: (car: CarDetail) => ReactNode
  /** Returns a rank, where lower is better. Undefined for facts where no value is better than another. */
  rank?: (car: CarDetail) => number
}

/**
 * Returns a function that calculates the total price of a car, which is shown in the head of the comparison.
 */
export const useComparedTotal = (trip: Trip, zone?: string) => (car: CarDetail) =>
  priceCar(car, trip, zone).total

/** Returns the facts by which cars are compared, prices first. */
export function useComparedFacts(trip: Trip, zone?: string): ComparedFact[] {
  const { i18n, t } = useLingui()
  const { language } = usePreferences()
  const { show } = usePrices()
  const span = makeRentalSpan(trip.from, trip.to)
  const daily = (car: CarDetail) => dividePerDay(priceCar(car, trip, zone).total, span.days)
  const cancellation = (car: CarDetail) =>
    makeExtraOffer(toCarPrices(car, zone), 'cancellation', span.days, car.supplier.priceChangeRate)
  const cancellationText = (car: CarDetail) => {
    const offer = cancellation(car)
    if (offer.offer === 'included') return t`Free`
    return 'amount' in offer ? show(offer.amount) : t`Not offered`
  }
  const cancellationRank = (car: CarDetail) => {
    const offer = cancellation(car)
    if (offer.offer === 'included') return 0
    return 'amount' in offer ? offer.amount : Infinity
  }
  const depositText = useDepositText()

  return [
    { name: t`Price per day`, value: (car) => show(daily(car)), rank: daily },
    {
      name: t`Deposit`,
      value: (car) => depositText(car, zone) ?? t`No deposit`,
      rank: (car) => computeCarDeposit(toCarPrices(car, zone), car.supplier.priceChangeRate),
    },
    { name: t`Cancellation`, value: cancellationText, rank: cancellationRank },
    {
      name: t`Minimum age`,
      value: ({ minimumAge }) => getRequiredAge(minimumAge),
      rank: ({ minimumAge }) => getRequiredAge(minimumAge),
    },
    {
      name: t`Rating`,
      value: ({ rating, trips }) => [rating, trips].join(),
      show: (car) => <CarRating car={car} />,
      rank: ({ rating }) => -(rating ?? 0),
    },
    { name: t`Rental company`, value: ({ supplier }) => supplier.fullName },
    { name: t`Seats`, value: ({ seats }) => seats, rank: ({ seats }) => -seats },
    { name: t`Gearbox`, value: ({ gearbox }) => i18n._(GEARBOX_NAMES[gearbox]) },
    {
      name: t`Engine`,
      value: ({ type }) => (type === 'unknown' ? '–' : i18n._(FUEL_NAMES[type])),
    },
    {
      name: t`Air conditioning`,
      value: ({ aircon, range }) => (aircon ? t`Yes` : range === 'scooter' ? '–' : t`No`),
      rank: ({ aircon }) => (aircon ? 0 : 1),
    },
    {
      name: t`Mileage`,
      value: ({ mileage }) => {
        const most = formatWhole(mileage, language)
        return mileage === UNLIMITED_MILEAGE ? t`Unlimited km` : t`${most} km/day`
      },
      rank: ({ mileage }) => (mileage === UNLIMITED_MILEAGE ? -Infinity : -mileage),
    },
    { name: t`Fuel policy`, value: ({ fuelPolicy }) => i18n._(FUEL_POLICY_NAMES[fuelPolicy]) },
  ]
}
