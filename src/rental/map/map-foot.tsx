import { Trans, useLingui } from '@lingui/react/macro'
import type { Map as LeafletMap } from 'leaflet'
import { Minus, Plus } from 'lucide-react'

import { Button } from '#ui/control/button.tsx'
import { styled } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'
import type { Tiles } from './map-settings.ts'

export interface MapFootProps {
  map: LeafletMap | null
  tiles: Tiles | undefined
  /** Whether tiles fail to load from the tile server. */
  hasNoTiles: boolean
}

const ZoomButtons = styled('div', {
  base: {
    position: 'absolute',
    zIndex: '1',
    top: '3',
    insetInlineEnd: '3',
    display: 'grid',
    gap: '1',
  },
})

const Footer = styled('div', {
  base: {
    position: 'absolute',
    zIndex: '1',
    bottom: '0',
    insetInline: '0',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: '2',
    pointerEvents: 'none',
    '& > *': { px: '2', py: '0.5', bg: 'bg.raised', borderTopRadius: 'sm', pointerEvents: 'auto' },
  },
})

/** The controls inside a map: zoom buttons, attribution, and a notice if its tiles fail to load. */
export function MapFoot({ map, tiles, hasNoTiles }: MapFootProps) {
  const { t } = useLingui()

  return (
    <>
      <ZoomButtons>
        <Button size="icon" variant="outline" aria-label={t`Zoom in`} onClick={() => map?.zoomIn()}>
          <Plus aria-hidden size={18} />
        </Button>
        <Button
          size="icon"
          variant="outline"
          aria-label={t`Zoom out`}
          onClick={() => map?.zoomOut()}
        >
          <Minus aria-hidden size={18} />
        </Button>
      </ZoomButtons>
      <Footer>
        {hasNoTiles ? (
          <P as="output" size="sm">
            <Trans>The map isn’t available right now.</Trans>
          </P>
        ) : null}
        <styled.p fontSize="xs" color="fg.muted" ms="auto">
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
        </styled.p>
      </Footer>
    </>
  )
}
