import { Plural, Trans } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import type { MouseEvent } from 'react'

import type { TripSearch } from '#api/links/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H3 } from '#ui/style/type.tsx'

type Country = components['schemas']['CountryWithLocations']

/** A link to a location's cars. */
export interface LocationLinkProps {
  to: '/search'
  search: TripSearch
  preload: false
  onClick: (event: MouseEvent) => void
}

export interface AllLocationsProps {
  countries: readonly Country[]
  linkTo: (location: Country['locations'][number]) => LocationLinkProps
}

/** All locations by country, collapsed initially. The country with the most locations comes first. */
export function AllLocations({ countries, linkTo }: AllLocationsProps) {
  const largestFirst = [...countries].sort((a, b) => b.locationsSize - a.locationsSize)

  return (
    <styled.details borderBottomWidth="1px" borderColor="border">
      <styled.summary fontWeight="semibold">
        <Trans>All locations by country</Trans>
      </styled.summary>
      <Stack gap="5" pt="2" pb="5">
        {largestFirst.map((country) => (
          <LocationLinks key={country._id} country={country} linkTo={linkTo} />
        ))}
        <TextLink isAlone to="/locations" alignSelf="start">
          <Trans>Search locations</Trans>
        </TextLink>
      </Stack>
    </styled.details>
  )
}

function LocationLinks({
  country,
  linkTo,
}: { country: Country } & Pick<AllLocationsProps, 'linkTo'>) {
  const { name, locations, locationsSize } = country

  return (
    <Stack gap="2">
      <div>
        <H3 as="h3" display="inline">
          {name}
        </H3>{' '}
        <styled.span color="fg.muted" fontSize="sm">
          <Plural value={locationsSize} one="# pick-up location" other="# pick-up locations" />
        </styled.span>
      </div>
      <styled.ul aria-label={name} listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {locations.map((location) => (
          <li key={location._id}>
            <ButtonLink {...linkTo(location)} size="sm" variant="outline" fontWeight="medium">
              <MapPin aria-hidden size={16} />
              {location.name}
            </ButtonLink>
          </li>
        ))}
      </styled.ul>
    </Stack>
  )
}
