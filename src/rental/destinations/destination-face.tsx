import { Plural, Trans } from '@lingui/react/macro'

import { toMinor } from '@masar/domain/money/money.ts'
import { usePrices } from '#rental/prices.tsx'
import { styled } from '#ui/style/styled.ts'
import { H3, P } from '#ui/style/type.tsx'

import { DestinationPicture } from './destination-picture.tsx'
import type { Destination } from './popular-destinations.ts'

/** The content of a location's card: its picture, its lowest daily price and its number of cars. */
export function DestinationFace({ location, scene }: Destination) {
  const { name, image, dailyPrice, cars } = location
  const { show } = usePrices()
  const price = typeof dailyPrice === 'number' ? show(toMinor(dailyPrice)) : null

  return (
    <>
      <DestinationPicture image={image} scene={scene} />
      <H3 as="span" px="4" pt="3">
        {name}
      </H3>
      <P as="span" size="sm" px="4" pb="4">
        {price ? (
          <styled.span display="block">
            <Trans>From {price} per day</Trans>
          </styled.span>
        ) : null}{' '}
        {cars === undefined ? null : (
          <styled.span display="block" color="fg.muted">
            <Plural value={cars} one="# vehicle" other="# vehicles" />
          </styled.span>
        )}
      </P>
    </>
  )
}
