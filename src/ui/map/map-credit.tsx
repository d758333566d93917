import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

import type { Tiles } from './map-settings.ts'

export interface MapCreditProps {
  tiles: Tiles | undefined
  hasNoTiles: boolean
}

/** Whose work a map is, and that its pictures do not come. */
export const MapCredit = ({ tiles, hasNoTiles }: MapCreditProps) => (
  <chakra.p
    position="absolute"
    insetInlineEnd="2"
    bottom="2"
    zIndex="1"
    bg="bg"
    color="fg.muted"
    fontSize="xs"
    px="2"
    borderRadius="sm"
  >
    {hasNoTiles ? (
      <chakra.output>
        <Trans>The pictures of this map do not come at the moment.</Trans>{' '}
      </chakra.output>
    ) : null}
    <a href="https://leafletjs.com">Leaflet</a>
    {' · '}
    {tiles ? (
      tiles.attributionUrl ? (
        <a href={tiles.attributionUrl}>{tiles.attribution}</a>
      ) : (
        tiles.attribution
      )
    ) : (
      <a href="https://www.naturalearthdata.com">Natural Earth</a>
    )}
  </chakra.p>
)
