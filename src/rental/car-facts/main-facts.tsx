import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { UNLIMITED_MILEAGE } from '@masar/domain/car/catalogue.ts'
import { formatWhole } from '@masar/domain/money/money-format.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

import { FUEL_NAMES, FUEL_POLICY_NAMES, GEARBOX_NAMES } from './car-names.ts'
import type { FactName } from './fact-icon.tsx'

export interface MainFact {
  fact: FactName
  text: ReactNode
}

/**
 * Returns the main facts of a car, including features that it lacks. The order is the same on cards and on the
 * car's page.
 */
export function useMainFacts(car: components['schemas']['Car']): MainFact[] {
  const { i18n } = useLingui()
  const { language } = usePreferences()
  const mileage = formatWhole(car.mileage, language)
  const facts: (MainFact | null)[] = [
    { fact: 'seats', text: <Plural value={car.seats} one="# seat" other="# seats" /> },
    { fact: 'gearbox', text: i18n._(GEARBOX_NAMES[car.gearbox]) },
    // Air conditioning is not relevant for scooters.
    car.range === 'scooter'
      ? null
      : car.aircon
        ? { fact: 'cooling', text: <Trans>A/C</Trans> }
        : { fact: 'noCooling', text: <Trans>No A/C</Trans> },
    car.type === 'unknown' ? null : { fact: 'fuel', text: i18n._(FUEL_NAMES[car.type]) },
    { fact: 'fuelPolicy', text: i18n._(FUEL_POLICY_NAMES[car.fuelPolicy]) },
    car.mileage === UNLIMITED_MILEAGE
      ? { fact: 'mileage', text: <Trans>Unlimited km</Trans> }
      : car.mileage > 0
        ? { fact: 'mileage', text: <Trans>{mileage} km/day</Trans> }
        : null,
  ]
  return facts.filter((one) => one !== null)
}
