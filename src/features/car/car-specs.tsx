import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Cog, DoorClosed, Fuel, Gauge, Leaf, Music, Snowflake, Users } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import { UNLIMITED_MILEAGE } from '#domain/car/catalogue.ts'
import { formatWhole } from '#domain/money/money-format.ts'
import type { components } from '#openapi/schema.d.ts'
import {
  FUEL_NAMES,
  FUEL_POLICY_NAMES,
  GEARBOX_NAMES,
  MULTIMEDIA_NAMES,
} from '#rental/car-facts/car-names.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled } from '#ui/style/styled.ts'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

const Grid = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, clamp(8.5rem, 30vw, 13rem)), 1fr))',
    columnGap: '4',
    rowGap: '4',
  },
})

/** What the car is, each fact with its name. What nobody knows is left out. */
export function CarSpecs({ car }: { car: components['schemas']['Car'] }) {
  const { i18n } = useLingui()
  const { language } = usePreferences()
  const { seats, doors, multimedia } = car
  const mileage = formatWhole(car.mileage, language)
  const co2 = car.co2 ? formatWhole(car.co2, language) : null

  return (
    <Grid>
      <Spec icon={Users} name={<Trans>Seats</Trans>}>
        <Plural value={seats} one="# seat" other="# seats" />
      </Spec>
      <Spec icon={Cog} name={<Trans>Gearbox</Trans>}>
        {i18n._(GEARBOX_NAMES[car.gearbox])}
      </Spec>
      {car.type === 'unknown' ? null : (
        <Spec icon={Fuel} name={<Trans>Engine</Trans>}>
          {i18n._(FUEL_NAMES[car.type])}
        </Spec>
      )}
      {doors > 1 ? (
        <Spec icon={DoorClosed} name={<Trans>Doors</Trans>}>
          <Plural value={doors} one="# door" other="# doors" />
        </Spec>
      ) : null}
      {car.aircon ? (
        <Spec icon={Snowflake} name={<Trans>Comfort</Trans>}>
          <Trans>Air conditioning</Trans>
        </Spec>
      ) : null}
      {car.mileage === 0 ? null : (
        <Spec icon={Gauge} name={<Trans>Mileage</Trans>}>
          {car.mileage === UNLIMITED_MILEAGE ? (
            <Trans comment="Mileage">Unlimited</Trans>
          ) : (
            <Trans>{mileage} km a day</Trans>
          )}
        </Spec>
      )}
      <Spec icon={Fuel} name={<Trans>Fuel policy</Trans>}>
        {i18n._(FUEL_POLICY_NAMES[car.fuelPolicy])}
      </Spec>
      {multimedia.length > 0 ? (
        <Spec icon={Music} name={<Trans>Multimedia</Trans>}>
          {multimedia.map((feature) => i18n._(MULTIMEDIA_NAMES[feature])).join(', ')}
        </Spec>
      ) : null}
      {co2 ? (
        <Spec icon={Leaf} name={<Trans>Emissions</Trans>}>
          <Trans>{co2} g CO₂/km</Trans>
        </Spec>
      ) : null}
    </Grid>
  )
}

interface SpecProps {
  icon: Icon
  name: ReactNode
  children: ReactNode
}

function Spec({ icon: Drawing, name, children }: SpecProps) {
  return (
    <styled.div
      display="grid"
      gridTemplateColumns="1.5rem minmax(0, 1fr)"
      columnGap="3"
      alignItems="start"
      alignContent="start"
      minH="14"
    >
      <styled.span color="accent" gridRow="1 / 3" pt="1" aria-hidden>
        <Drawing aria-hidden size={24} />
      </styled.span>
      <styled.dt gridColumn="2" fontSize="xs" color="fg.muted">
        {name}
      </styled.dt>
      <styled.dd gridColumn="2" fontWeight="semibold" lineHeight="tight" overflowWrap="anywhere">
        {children}
      </styled.dd>
    </styled.div>
  )
}
