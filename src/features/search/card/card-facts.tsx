import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { UNLIMITED_MILEAGE } from '#domain/car/catalogue.ts'
import { formatWhole } from '#domain/money/money-format.ts'
import type { components } from '#openapi/schema.d.ts'
import { FUEL_NAMES, FUEL_POLICY_NAMES, GEARBOX_NAMES } from '#rental/car-facts/car-names.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled } from '#ui/style/styled.ts'

import { FactIcon, type FactName } from './fact-icon.tsx'

/** As many on a line as a telephone has room for; elsewhere always the same places of a grid. */
const Facts = styled('ul', {
  base: {
    gridArea: 'facts',
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: {
      md: '5.25rem 8.375rem minmax(0, 1fr)',
      lg: 'repeat(2, minmax(0, 1fr))',
    },
    justifyContent: 'start',
    columnGap: { base: '3', md: '2' },
    rowGap: { base: '0', md: '1.5' },
    listStyle: 'none',
    fontSize: { base: 'xs', md: 'sm' },
  },
})

const Item = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0', md: '1.5' },
    minW: '0',
    '& > svg': { display: { base: 'none', md: 'block' }, color: 'fg.muted' },
  },
  variants: {
    /** Only where there is room for more than four. */
    isExtra: { true: { display: { base: 'none', md: 'flex' } } },
  },
})

interface Fact {
  fact: FactName
  text: ReactNode
  isExtra?: boolean
}

/** What decides at a glance, each fact always in the same column; the rest is told on the car's page. */
export function CardFacts({ car }: { car: components['schemas']['Car'] }) {
  const { i18n, t } = useLingui()
  const { language } = usePreferences()
  const mileage = formatWhole(car.mileage, language)
  const facts: (Fact | null)[] = [
    { fact: 'seats', text: <Plural value={car.seats} one="# seat" other="# seats" /> },
    { fact: 'gearbox', text: i18n._(GEARBOX_NAMES[car.gearbox]) },
    car.aircon
      ? { fact: 'cooling', text: <Trans>A/C</Trans> }
      : { fact: 'noCooling', text: <Trans>No A/C</Trans> },
    car.type === 'unknown'
      ? null
      : { fact: 'fuel', text: i18n._(FUEL_NAMES[car.type]), isExtra: true },
    { fact: 'fuelPolicy', text: i18n._(FUEL_POLICY_NAMES[car.fuelPolicy]), isExtra: true },
    car.mileage === UNLIMITED_MILEAGE
      ? { fact: 'mileage', text: <Trans>Unlimited km</Trans> }
      : car.mileage > 0
        ? { fact: 'mileage', text: <Trans>{mileage} km a day</Trans> }
        : null,
  ]

  return (
    <Facts aria-label={t`Facts`}>
      {facts
        .filter((one) => one !== null)
        .map(({ fact, text, isExtra }) => (
          <Item key={fact} isExtra={isExtra}>
            <FactIcon fact={fact} />
            {text}
          </Item>
        ))}
    </Facts>
  )
}
