import { Plural, Trans } from '@lingui/react/macro'

import type { NearbyOffers } from '#api/queries/nearby-offers.query.ts'
import { toMinor } from '@masar/domain/money/money.ts'
import { usePrices } from '#rental/prices.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { styled } from '#ui/style/styled.ts'

import type { SearchParams } from '../search-link.ts'

type NearbyLocation = Omit<NearbyOffers['locations'][number], 'kilometres'>

/** The same search at another location. */
export const LocationLink = ({ location }: { location: NearbyLocation }) => (
  <TextLink
    from="/search"
    to="/search"
    search={(search: SearchParams) => ({
      ...search,
      pickup: location._id,
      dropoff: location._id,
      page: undefined,
    })}
    fontWeight="semibold"
  >
    {location.name}
  </TextLink>
)

/** How many there are, and what the cheapest costs for these dates. */
export function OfferCount({ location }: { location: NearbyLocation }) {
  const { show } = usePrices()
  const { cars, lowestTotal } = location
  const price = show(toMinor(lowestTotal))

  return (
    <styled.span fontSize="sm">
      <Plural value={cars} one="# vehicle" other="# vehicles" />
      {' · '}
      <strong>
        <Trans>from {price}</Trans>
      </strong>
    </styled.span>
  )
}
