import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'

import type { Api } from '#api/client.ts'
import { countriesQuery } from '#api/locations.query.ts'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/link.tsx'
import { LocationsMap } from '#rental/map/locations-map.tsx'
import { usePreferences } from '#ui/preferences.tsx'
import { type Location, locationOf } from '#rental/trip-form/trip-draft.ts'
import { chakra, HStack, Stack } from '#ui/styled.ts'
import { H2, H3, P } from '#ui/type.tsx'

export interface DestinationsProps {
  api: Api
  /** Countries with fewer places are left out. */
  minLocations: number
  onLocation: (location: Location) => void
}

/** Where there are cars, country by country; a place goes into the form. */
export function Destinations({ api, minLocations, onLocation }: DestinationsProps) {
  const { language } = usePreferences()
  const { data: countries = [] } = useQuery(countriesQuery(api, language, minLocations))
  const [largest] = countries.toSorted((a, b) => b.locationsSize - a.locationsSize)
  if (!largest) return null

  const all = countries.flatMap(({ locations }) => locations)
  const choose = (id: string) => {
    const location = locationOf(all.find(({ _id }) => _id === id))
    if (location) onLocation(location)
  }
  return (
    <Stack gap="5">
      <H2>
        <Trans>Where to?</Trans>
      </H2>
      {countries.map(({ _id, name, locations, locationsSize }) => (
        <chakra.details key={_id} open={largest._id === _id}>
          <chakra.summary cursor="pointer" py="2">
            <H3 as="h3" display="inline">
              {name}
            </H3>{' '}
            <chakra.span color="fg.muted" fontSize="sm">
              <Plural value={locationsSize} one="# place" other="# places" />
            </chakra.span>
          </chakra.summary>
          <chakra.ul
            aria-label={name}
            listStyleType="none"
            display="flex"
            flexWrap="wrap"
            gap="2"
            pt="2"
          >
            {locations.map((location) => (
              <li key={location._id}>
                <Button
                  size="sm"
                  variant="outline"
                  fontWeight="medium"
                  onClick={() => choose(location._id)}
                >
                  <MapPin aria-hidden size={16} />
                  {location.name}
                </Button>
              </li>
            ))}
          </chakra.ul>
        </chakra.details>
      ))}
      <LocationsMap api={api} locations={all}>
        {({ id, name }) => (
          <HStack justify="space-between" gap="3">
            <P fontWeight="semibold">{name}</P>
            <Button size="sm" onClick={() => choose(id)}>
              <Trans>Pick up here</Trans>
            </Button>
          </HStack>
        )}
      </LocationsMap>
      <TextLink to="/locations" alignSelf="start">
        <Trans>All locations</Trans>
      </TextLink>
    </Stack>
  )
}
