import { Plural, Trans } from '@lingui/react/macro'

import { toMinor } from '@masar/domain/money/money.ts'
import type { NearbyOffers } from '#api/queries/nearby-offers.query.ts'
import { usePrices } from '#rental/prices.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H3 } from '#ui/style/type.tsx'

import type { SearchParams } from '../search-link.ts'

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

/** The same search where the next cars are. */
export function NearbyLocations({ locations }: { locations: NearbyOffers['locations'] }) {
  const { show } = usePrices()
  if (locations.length === 0) return null

  return (
    <Stack gap="2">
      <H3>
        <Trans>Nearby, for the same dates</Trans>
      </H3>
      <styled.ul listStyleType="none">
        {locations.map(({ _id, name, kilometres, cars, lowestTotal }) => {
          const price = show(toMinor(lowestTotal))
          return (
            <Item key={_id}>
              <span>
                <TextLink
                  from="/search"
                  to="/search"
                  search={(search: SearchParams) => ({
                    ...search,
                    pickup: _id,
                    dropoff: _id,
                    page: undefined,
                  })}
                  fontWeight="semibold"
                >
                  {name}
                </TextLink>{' '}
                <styled.span color="fg.muted" fontSize="sm">
                  <Trans>{kilometres} km</Trans>
                </styled.span>
              </span>
              <styled.span fontSize="sm">
                <Plural value={cars} one="# vehicle" other="# vehicles" />
                {' · '}
                <strong>
                  <Trans>from {price}</Trans>
                </strong>
              </styled.span>
            </Item>
          )
        })}
      </styled.ul>
    </Stack>
  )
}
