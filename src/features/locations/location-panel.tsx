import { Trans, useLingui } from '@lingui/react/macro'

import { type ReactNode, useEffect, useRef } from 'react'

import { makeDefaultTripSearch } from '#api/links/default-trip.ts'
import type { RentalRules } from '@masar/domain/rental/rental-rules.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { RANGE_NAMES } from '#rental/range-names.ts'
import { Card } from '#ui/page/card.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { FromPrice } from './from-price.tsx'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

type Schemas = components['schemas']

export interface LocationPanelProps {
  location: Schemas['LocationDetail']
  countries: Schemas['CountryWithLocations'][]
  rules: RentalRules
}

/** The details of a location: its parent, where to park, and the price per day by vehicle type. */
export function LocationPanel({ location, countries, rules }: LocationPanelProps) {
  const { i18n } = useLingui()
  const { _id, name, country, parentLocation, timeZone = getDefaultTimeZone() } = location
  const { parkingSpots = [], fleet = [] } = location
  const children = countries
    .flatMap(({ locations }) => locations)
    .filter((one) => one.parentLocation === _id)

  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <Card tone="sand" aria-labelledby="chosen-location">
      <Stack gap="4">
        <div>
          <H2 ref={heading} id="chosen-location" tabIndex={-1} outline="none">
            {name}
          </H2>
          <P tone="muted">
            {parentLocation ? (
              <>
                <TextLink to="/locations" search={{ at: parentLocation._id }} isAlone>
                  {parentLocation.name}
                </TextLink>
                {', '}
              </>
            ) : null}
            {country.name}
          </P>
        </div>
        {fleet.length > 0 ? (
          <styled.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
            {fleet.map(({ range, dailyPrice }) => (
              <li key={range}>
                {i18n._(RANGE_NAMES[range])} <FromPrice dailyPrice={dailyPrice} />
              </li>
            ))}
          </styled.ul>
        ) : null}
        {children.length > 0 ? (
          <Names title={<Trans>Pick-up points</Trans>}>
            {children.map((child) => (
              <li key={child._id}>
                <TextLink to="/locations" search={{ at: child._id }} isAlone>
                  {child.name}
                </TextLink>
              </li>
            ))}
          </Names>
        ) : null}
        {parkingSpots.length > 0 ? (
          <Names title={<Trans>Parking</Trans>}>
            {parkingSpots.map((spot) => (
              <li key={spot._id}>{spot.name}</li>
            ))}
          </Names>
        ) : null}
        <HStack>
          <ButtonLink
            to="/search"
            search={makeDefaultTripSearch(_id, { ...rules, zone: timeZone })}
            aria-describedby="chosen-location"
          >
            <Trans>See the cars</Trans>
          </ButtonLink>
        </HStack>
      </Stack>
    </Card>
  )
}

function Names({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <P fontWeight="semibold">{title}</P>
      <styled.ul
        listStyleType="none"
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        rowGap="1"
        css={{ '@media (pointer: coarse)': { rowGap: '5' } }}
      >
        {children}
      </styled.ul>
    </div>
  )
}
