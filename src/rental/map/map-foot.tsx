import { Trans, useLingui } from '@lingui/react/macro'
import type { Map as LeafletMap } from 'leaflet'
import { Minus, Plus } from 'lucide-react'

import { Button } from '#ui/control/button.tsx'
import { HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'
import type { Tiles } from './map-settings.ts'

export interface MapFootProps {
  map: LeafletMap | null
  tiles: Tiles | undefined
  /** The server of map pictures does not send any. */
  hasNoTiles: boolean
}

/** Below a map, where it hides no marker: its buttons, whose work it is, and that its pictures do not come. */
export function MapFoot({ map, tiles, hasNoTiles }: MapFootProps) {
  const { t } = useLingui()

  return (
    <HStack gap="2" wrap="wrap" pt="2">
      <Button size="icon" variant="outline" aria-label={t`Zoom in`} onClick={() => map?.zoomIn()}>
        <Plus aria-hidden size={18} />
      </Button>
      <Button size="icon" variant="outline" aria-label={t`Zoom out`} onClick={() => map?.zoomOut()}>
        <Minus aria-hidden size={18} />
      </Button>
      {hasNoTiles ? (
        <P as="output" size="sm">
          <Trans>The pictures of this map do not come at the moment.</Trans>
        </P>
      ) : null}
      <P size="sm" tone="muted" ms="auto">
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
      </P>
    </HStack>
  )
}
