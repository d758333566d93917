import { Trans, useLingui } from '@lingui/react/macro'
import { ParkingSquare } from 'lucide-react'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { locationQuery } from '#api/queries/locations.query.ts'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'
import { LocationAddress } from './location-address.tsx'

/** The address of a location and its car parks. */
export function PickUpLocation({ api, location }: { api: Api; location: string }) {
  const { language } = usePreferences()
  const { t } = useLingui()
  const { data } = useQuery(locationQuery(api, location, language))
  if (!data) return null

  const { parkingSpots = [] } = data
  return (
    <Stack as="section" gap="3" aria-labelledby="pick-up-location">
      <H2 id="pick-up-location">
        <Trans>Where you pick up</Trans>
      </H2>
      <LocationAddress location={data}>
        {parkingSpots.length > 0 ? (
          <styled.ul aria-label={t`Parking`} listStyleType="none" fontSize="sm" mt="2">
            {parkingSpots.map((spot) => (
              <styled.li key={spot._id} display="flex" gap="2" alignItems="center">
                <ParkingSquare aria-hidden size={16} />
                {spot.name}
              </styled.li>
            ))}
          </styled.ul>
        ) : null}
      </LocationAddress>
    </Stack>
  )
}
