import { Trans } from '@lingui/react/macro'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { makeDefaultTripSearch } from '#api/links/default-trip.ts'
import { countriesQuery } from '#api/queries/locations.query.ts'
import { Button } from '#ui/control/button.tsx'
import { handlePlainClick } from '#ui/control/plain-click.ts'
import type { RentalSettings } from '@masar/domain/rental/rental-rules.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'
import { DestinationFace } from '#rental/destinations/destination-face.tsx'
import { findPopularDestinations } from '#rental/destinations/popular-destinations.ts'
import { LocationsMap } from '#rental/map/locations-map.tsx'
import { toMapLocations } from '#rental/map/map-locations.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { type Location, toLocation } from '#rental/trip-form/trip-draft.ts'
import { Card } from '#ui/page/card.tsx'
import { CardRow, LinkCard } from '#ui/page/card-row.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { H2, H3, P } from '#ui/style/type.tsx'

import { AllLocations, type LocationLinkProps } from './all-locations.tsx'

const SKELETON_KEYS = [1, 2, 3, 4, 5, 6]

export interface DestinationsProps {
  api: Api
  /** Countries with fewer locations are omitted. */
  minLocations: number
  /** The current time and the operator's limits, which determine the default dates of the links. */
  now: Date
  settings: RentalSettings
  onLocation: (location: Location) => void
}

/**
 * The locations with the most cars, a map, and all locations by country. Each location links to its cars on the
 * default dates; a plain click selects it in the form instead.
 */
export function Destinations(props: DestinationsProps) {
  const { api, minLocations, now, settings, onLocation } = props
  const { language } = usePreferences()
  const { data: countries = [], isPending } = useQuery(countriesQuery(api, language, minLocations))
  if (countries.length === 0 && !isPending) return null

  const all = countries.flatMap(({ locations }) => locations)
  const choose = (id: string) => {
    const location = toLocation(all.find(({ _id }) => _id === id))
    if (location) onLocation(location)
  }
  const linkTo = (location: (typeof all)[number]): LocationLinkProps => {
    const zone = toLocation(location)?.timeZone ?? getDefaultTimeZone()
    return {
      to: '/search',
      search: makeDefaultTripSearch(location._id, { now, settings, zone }),
      preload: false,
      onClick: handlePlainClick(() => choose(location._id)),
    }
  }
  return (
    <Stack gap="5">
      <Stack gap="1">
        <H2>
          <Trans>Popular destinations</Trans>
        </H2>
        <P tone="muted">
          <Trans>Pick up at the airport or in town. Drop off where you like.</Trans>
        </P>
      </Stack>
      <CardRow columns={3} aria-busy={isPending}>
        {isPending
          ? SKELETON_KEYS.map((index) => (
              <li key={index}>
                <DestinationSkeleton />
              </li>
            ))
          : null}
        {findPopularDestinations(countries).map(({ location, scene }) => (
          <li key={location._id}>
            <LinkCard {...linkTo(location)}>
              <DestinationFace location={location} scene={scene} />
            </LinkCard>
          </li>
        ))}
      </CardRow>
      <LocationsMap api={api} locations={toMapLocations(all)}>
        {({ id, name }) => (
          <HStack justify="space-between" gap="3">
            <P fontWeight="semibold">{name}</P>
            <Button size="sm" onClick={() => choose(id)}>
              <Trans>Pick up here</Trans>
            </Button>
          </HStack>
        )}
      </LocationsMap>
      {isPending ? (
        <Skeleton height="2.8125rem" />
      ) : (
        <AllLocations countries={countries} linkTo={linkTo} />
      )}
    </Stack>
  )
}

/** A skeleton as high as a destination, so that the blocks below do not move when the destinations load. */
function DestinationSkeleton() {
  return (
    <Card as="div" aria-hidden p="0" overflow="hidden">
      <Skeleton aspectRatio="368 / 168" borderRadius="0" />
      <H3 as="div" pt="3" minH="calc(1lh + 0.75rem)" />
      <P as="div" size="sm" pb="4" minH="calc(2lh + 1rem)" />
    </Card>
  )
}
