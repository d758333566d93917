import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'

import type { components } from '@masar/openapi/schema.d.ts'
import { MarkerMap } from '#rental/map/marker-map.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

export interface PickUpLocationsProps {
  locations: components['schemas']['CarLocation'][]
}

/** The pick-up locations of the car, as a list and on a map. */
export function PickUpLocations({ locations }: PickUpLocationsProps) {
  const { t } = useLingui()

  return (
    <Stack gap="3">
      <H2>
        <Trans>Pick-up locations</Trans>
      </H2>
      <styled.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
        {locations.map(({ _id, name }) => (
          <styled.li key={_id} display="inline-flex" gap="2" alignItems="center">
            <styled.span color="accent" display="inline-flex">
              <MapPin aria-hidden size={18} />
            </styled.span>
            {name}
          </styled.li>
        ))}
      </styled.ul>
      <MarkerMap
        label={t`Map of the pick-up locations`}
        markers={locations.map((location) => ({ ...location, id: location._id }))}
        isClose
      />
    </Stack>
  )
}
