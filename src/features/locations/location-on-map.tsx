import { useId } from 'react'

import { makeDefaultTripSearch } from '#api/links/default-trip.ts'
import type { RentalRules } from '@masar/domain/rental/rental-rules.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { CarsLink } from '#rental/car-facts/cars-link.tsx'
import { Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { FromPrice } from './from-price.tsx'

interface LocationOnMapProps {
  location: components['schemas']['CountryLocation']
  rules: RentalRules
}

/** The details of a pressed marker: the location, its lowest price, and a link to its cars. */
export function LocationOnMap({ location, rules }: LocationOnMapProps) {
  const { _id, name, dailyPrice, timeZone = getDefaultTimeZone() } = location
  const nameId = useId()

  return (
    <Stack gap="0">
      <P id={nameId} fontWeight="semibold">
        {name}
      </P>
      <FromPrice dailyPrice={dailyPrice} />
      <CarsLink
        search={makeDefaultTripSearch(_id, { ...rules, zone: timeZone })}
        describedBy={nameId}
        edge="start"
      />
    </Stack>
  )
}
