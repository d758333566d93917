import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Cog,
  DoorClosed,
  Fuel,
  Gauge,
  Leaf,
  Music,
  PaintBucket,
  Snowflake,
  Users,
} from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import { UNLIMITED_MILEAGE } from '@masar/domain/car/catalogue.ts'
import { formatWhole } from '@masar/domain/money/money-format.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled } from '#ui/style/styled.ts'
import { FUEL_NAMES, FUEL_POLICY_NAMES, GEARBOX_NAMES, MULTIMEDIA_NAMES } from './car-names.ts'

type Car = components['schemas']['Car']
type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1.5',
    listStyle: 'none',
    fontSize: 'sm',
  },
})

/** The facts of a car at a glance, without the features that it lacks. */
export function CarFactsList({ car }: { car: Car }) {
  const { i18n, t } = useLingui()
  const { language } = usePreferences()
  const { seats, doors } = car
  const mileage = formatWhole(car.mileage, language)
  const co2 = car.co2 ? formatWhole(car.co2, language) : null

  return (
    <List aria-label={t`Facts`}>
      <Fact icon={Cog}>{i18n._(GEARBOX_NAMES[car.gearbox])}</Fact>
      {car.type === 'unknown' ? null : <Fact icon={Fuel}>{i18n._(FUEL_NAMES[car.type])}</Fact>}
      <Fact icon={Users}>
        <Plural value={seats} one="# seat" other="# seats" />
      </Fact>
      {doors > 1 ? (
        <Fact icon={DoorClosed}>
          <Plural value={doors} one="# door" other="# doors" />
        </Fact>
      ) : null}
      {car.aircon ? (
        <Fact icon={Snowflake}>
          <Trans>Air conditioning</Trans>
        </Fact>
      ) : null}
      {car.mileage === UNLIMITED_MILEAGE ? (
        <Fact icon={Gauge}>
          <Trans>Unlimited mileage</Trans>
        </Fact>
      ) : car.mileage > 0 ? (
        <Fact icon={Gauge}>
          <Trans>{mileage} km/day</Trans>
        </Fact>
      ) : null}
      <Fact icon={PaintBucket}>{i18n._(FUEL_POLICY_NAMES[car.fuelPolicy])}</Fact>
      {car.multimedia.length > 0 ? (
        <Fact icon={Music}>
          {car.multimedia.map((feature) => i18n._(MULTIMEDIA_NAMES[feature])).join(', ')}
        </Fact>
      ) : null}
      {co2 ? (
        <Fact icon={Leaf}>
          <Trans>{co2} g CO₂/km</Trans>
        </Fact>
      ) : null}
    </List>
  )
}

function Fact({ icon: Drawing, children }: { icon: Icon; children: ReactNode }) {
  return (
    <styled.li display="inline-flex" alignItems="center" gap="1.5">
      <styled.span color="fg.muted" display="inline-flex">
        <Drawing aria-hidden size={16} />
      </styled.span>
      {children}
    </styled.li>
  )
}
