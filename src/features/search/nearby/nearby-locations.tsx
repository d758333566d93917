import { Trans } from '@lingui/react/macro'

import type { NearbyOffers } from '#api/queries/nearby-offers.query.ts'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { LocationLink } from './location-link.tsx'
import { OfferCount } from './offer-count.tsx'

const Item = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '4',
    minH: '11',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
})

/** Links to the same search at the nearest locations that have cars. */
export function NearbyLocations({ locations }: { locations: NearbyOffers['locations'] }) {
  if (locations.length === 0) return null

  return (
    <Stack gap="2">
      <H2 fontSize="lg">
        <Trans>Nearby, for the same dates</Trans>
      </H2>
      <styled.ul listStyleType="none">
        {locations.map(({ kilometres, ...location }) => (
          <Item key={location._id}>
            <span>
              <LocationLink location={location} />{' '}
              <styled.span color="fg.muted" fontSize="sm">
                <Trans>{kilometres} km</Trans>
              </styled.span>
            </span>
            <OfferCount location={location} />
          </Item>
        ))}
      </styled.ul>
    </Stack>
  )
}
