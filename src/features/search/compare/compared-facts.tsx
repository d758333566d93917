import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { requiredAge } from '#domain/person/ages.ts'
import { toCarPrices } from '#domain/pricing/car-prices.ts'
import { UNLIMITED_MILEAGE } from '#domain/car/catalogue.ts'
import { extraOffer } from '#domain/pricing/extra-offers.ts'
import { perDay } from '#domain/money/money.ts'
import { formatWhole } from '#domain/money/money-format.ts'
import { priceCar } from '#domain/pricing/price-car.ts'
import { rentalSpan } from '#domain/rental/rental-clock.ts'
import type { Trip } from '#domain/booking/trip.ts'
import type { components } from '#openapi/schema.d.ts'
import { FUEL_NAMES, FUEL_POLICY_NAMES, GEARBOX_NAMES } from '#rental/car-facts/car-names.ts'
import { CarRating } from '#rental/car-facts/car-rating.tsx'
import { useDepositText } from '#rental/car-facts/deposit-text.ts'
import { usePrices } from '#rental/prices.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled } from '#ui/style/styled.ts'

type CarDetail = components['schemas']['CarDetail']

export interface ComparedFact {
  name: string
  text: (car: CarDetail) => ReactNode
}

/** What cars are compared by, dearest question first. */
export function useComparedFacts(trip: Trip, zone?: string): ComparedFact[] {
  const { i18n, t } = useLingui()
  const { language } = usePreferences()
  const { show } = usePrices()
  const span = rentalSpan(trip.from, trip.to)
  const bill = (car: CarDetail) => priceCar(car, trip, zone)
  const cancellation = (car: CarDetail) => {
    const offer = extraOffer(
      toCarPrices(car, zone),
      'cancellation',
      span.days,
      car.supplier.priceChangeRate,
    )
    if (offer.offer === 'included') return t`Free`
    return 'amount' in offer ? show(offer.amount) : t`Not offered`
  }
  const depositText = useDepositText()
  const deposit = (car: CarDetail) => depositText(car, zone) ?? t`No deposit`

  return [
    {
      name: t`Total price`,
      text: (car) => (
        <styled.strong fontSize="lg" whiteSpace="nowrap">
          {show(bill(car).total)}
        </styled.strong>
      ),
    },
    { name: t`Price a day`, text: (car) => show(perDay(bill(car).total, span.days)) },
    { name: t`Rating`, text: (car) => <CarRating car={car} /> },
    { name: t`Rental company`, text: ({ supplier }) => supplier.fullName },
    { name: t`Cancellation`, text: cancellation },
    { name: t`Deposit`, text: deposit },
    { name: t`Minimum age`, text: ({ minimumAge }) => requiredAge(minimumAge) },
    { name: t`Seats`, text: ({ seats }) => seats },
    { name: t`Gearbox`, text: ({ gearbox }) => i18n._(GEARBOX_NAMES[gearbox]) },
    {
      name: t`Engine`,
      text: ({ type }) => (type === 'unknown' ? '–' : i18n._(FUEL_NAMES[type])),
    },
    { name: t`Air conditioning`, text: ({ aircon }) => (aircon ? t`Yes` : t`No`) },
    {
      name: t`Mileage`,
      text: ({ mileage }) => {
        const most = formatWhole(mileage, language)
        return mileage === UNLIMITED_MILEAGE ? t`Unlimited km` : t`${most} km a day`
      },
    },
    { name: t`Fuel policy`, text: ({ fuelPolicy }) => i18n._(FUEL_POLICY_NAMES[fuelPolicy]) },
  ]
}
