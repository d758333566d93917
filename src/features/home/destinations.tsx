import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Api } from '#api/client.ts'
import { countriesQuery } from '#api/queries/locations.query.ts'
import { Button } from '#ui/control/button.tsx'
import { DestinationFace } from '#rental/destinations/destination-face.tsx'
import { popularDestinations } from '#rental/destinations/popular-destinations.ts'
import { LocationsMap } from '#rental/map/locations-map.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { type Location, toLocation } from '#rental/trip-form/trip-draft.ts'
import { CardRow, ChoiceCard } from '#ui/page/card-row.ts'
import { HStack, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { AllLocations } from './all-locations.tsx'

export interface DestinationsProps {
  api: Api
  /** Countries with fewer places are left out. */
  minLocations: number
  onLocation: (location: Location) => void
}

/** Where there are cars: the places with most of them, a map, and every place of each country. One that is chosen goes into the form. */
export function Destinations({ api, minLocations, onLocation }: DestinationsProps) {
  const { language } = usePreferences()
  const { data: countries = [] } = useQuery(countriesQuery(api, language, minLocations))
  if (countries.length === 0) return null

  const all = countries.flatMap(({ locations }) => locations)
  const choose = (id: string) => {
    const location = toLocation(all.find(({ _id }) => _id === id))
    if (location) onLocation(location)
  }
  return (
    <Stack gap="5">
      <Stack gap="1">
        <H2>
          <Trans>Popular destinations</Trans>
        </H2>
        <P tone="muted">
          <Trans>Pick up at the airport or in town, and drop off elsewhere.</Trans>
        </P>
      </Stack>
      <CardRow columns={3}>
        {popularDestinations(countries).map(({ location, scene }) => (
          <li key={location._id}>
            <ChoiceCard onClick={() => choose(location._id)}>
              <DestinationFace location={location} scene={scene} />
            </ChoiceCard>
          </li>
        ))}
      </CardRow>
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
      <AllLocations countries={countries} onChoose={choose} />
    </Stack>
  )
}
