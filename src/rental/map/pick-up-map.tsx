import { Trans, useLingui } from '@lingui/react/macro'
import { ParkingSquare } from 'lucide-react'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { locationQuery } from '#api/queries/locations.query.ts'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'
import type { MapMarker } from './map-marker.ts'
import { MarkerMap } from './marker-map.tsx'

/** Where a location is, and where one parks there: on a map and as a list. */
export function PickUpMap({ api, location }: { api: Api; location: string }) {
  const { language } = usePreferences()
  const { t } = useLingui()
  const { data } = useQuery(locationQuery(api, location, language))
  if (!data) return null

  const { name, parkingSpots = [] } = data
  const spots = parkingSpots.map((spot): MapMarker => ({ ...spot, id: spot._id, kind: 'parking' }))
  const itself: MapMarker = { ...data, id: data._id }
  return (
    <Stack as="section" gap="3" aria-labelledby="pick-up-map">
      <H2 id="pick-up-map">
        <Trans>Where you pick up</Trans>
      </H2>
      <MarkerMap label={t`Map of ${name}`} markers={[itself, ...spots]} isClose />
      {spots.length > 0 ? (
        <styled.ul aria-label={t`Parking`} listStyleType="none">
          {spots.map((spot) => (
            <styled.li key={spot.id} display="flex" gap="2" alignItems="center">
              <ParkingSquare aria-hidden size={16} />
              {spot.name}
            </styled.li>
          ))}
        </styled.ul>
      ) : null}
    </Stack>
  )
}
