import { useState } from 'react'

import { windowStore } from '#api/stored/browser-storage.ts'
import { storeChosenExtras, readChosenExtras } from '#api/stored/chosen-extras.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { makeExtraOffers } from '@masar/domain/pricing/extra-offers.ts'
import {
  type ChosenExtras,
  type Extra,
  EXTRAS,
  type ExtraOffer,
} from '@masar/domain/pricing/extras.ts'
import { countRentalDays } from '@masar/domain/rental/rental-clock.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { useIsStaff } from '#rental/viewer.tsx'
import { useHydrated } from '#ui/lifecycle/hydration.ts'

import { findTripAvailability } from './trip-availability.ts'

export interface CarOptions {
  /** Prices for the days of the trip, or for one day if there is no trip yet. */
  offers: Record<Extra, ExtraOffer>
  /** The chosen options among those that are offered. */
  chosen: ChosenExtras
  /** Missing if the car cannot be booked. */
  onSwitch: ((extra: Extra, on: boolean) => void) | undefined
}

const NO_OPTIONS: ChosenExtras = {}

/** Returns a car's options and the chosen ones, which are shared with checkout. */
export function useCarOptions(
  car: components['schemas']['CarDetail'],
  trip: Trip | null,
  zone?: string,
): CarOptions {
  const isStaff = useIsStaff()
  const capabilities = useCapabilities()
  const isHydrated = useHydrated()
  const [edited, setEdited] = useState<ChosenExtras | null>(null)
  const days = trip ? countRentalDays(trip.from, trip.to) : 1
  const offers = makeExtraOffers(toCarPrices(car, zone), days, car.supplier.priceChangeRate ?? 0)
  if (!trip || isStaff || findTripAvailability(car, trip, capabilities) !== 'bookable') {
    return { offers, chosen: NO_OPTIONS, onSwitch: undefined }
  }

  const carTrip = { carId: car._id, ...trip }
  const chosenExtras =
    edited ?? (isHydrated ? readChosenExtras(windowStore, carTrip) : null) ?? NO_OPTIONS
  const isOffered = (extra: Extra) => offers[extra].offer !== 'unavailable'

  return {
    offers,
    chosen: Object.fromEntries(
      EXTRAS.filter(isOffered).map((extra) => [extra, chosenExtras[extra]]),
    ),
    onSwitch: (extra, on) => {
      const next = { ...chosenExtras, [extra]: on }
      storeChosenExtras(windowStore, carTrip, next)
      setEdited(next)
    },
  }
}
