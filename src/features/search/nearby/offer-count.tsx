import { Plural, Trans } from '@lingui/react/macro'

import { toMinor } from '@masar/domain/money/money.ts'
import { usePrices } from '#rental/prices.tsx'
import { styled } from '#ui/style/styled.ts'

import type { NearbyLocation } from './nearby-location.ts'

/** The number of vehicles, and the lowest total price for these dates. */
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
