import {
  Browser,
  type LatLngBounds,
  latLngBounds,
  type Map as LeafletMap,
  type MapOptions,
} from 'leaflet'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { MapContainer, TileLayer, useMap } from 'react-leaflet'

import './map.css'
import type { Land, Region } from './land.ts'
import { LandLayer } from './land-layer.tsx'
import { MapFoot } from './map-foot.tsx'
import type { PlacedMarker } from './map-marker.ts'
import type { MapSettings } from './map-settings.ts'
import { MapPopup } from './map-popup.tsx'
import { MapSpace } from './map-space.tsx'
import { Markers, type PressedMarker } from './markers.tsx'

export interface DrawnMapProps {
  markers: readonly PlacedMarker[]
  /** Null if the initial view is that of the packaged land. */
  settings: MapSettings | null
  /** The background; null if a tile server is configured. */
  land: Land | null
  isClose: boolean
  /** Renders the popup content of a marker: one location, or several in the same spot. */
  describe: (ids: readonly string[]) => ReactNode
}

/** The packaged land has no streets, so there is nothing to see beyond its maximum zoom. */
const MAX_ZOOM_BY_SOURCE = { land: 11, tiles: 18 }
/** The zoom for a single location. Shows the surrounding coast or, with tiles, the streets. */
const SINGLE_MARKER_ZOOM = { land: 7, tiles: 15 }

/** The map itself: background, markers, buttons and attribution. */
export function DrawnMap({ markers, settings, land, isClose, describe }: DrawnMapProps) {
  const [pressed, setPressed] = useState<PressedMarker | null>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [hasNoTiles, setHasNoTiles] = useState(false)
  const tiles = settings?.tiles
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches

  return (
    <MapSpace isClose={isClose} position="relative" borderRadius="lg" overflow="hidden">
      <MapContainer
        ref={setMap}
        {...getInitialView(settings, land)}
        minZoom={3}
        maxZoom={tiles ? (tiles.maxZoom ?? MAX_ZOOM_BY_SOURCE.tiles) : MAX_ZOOM_BY_SOURCE.land}
        {...(land && { maxBounds: toBounds(land.region), maxBoundsViscosity: 1 })}
        // Lets users scroll past the map with a wheel or a finger.
        scrollWheelZoom={false}
        dragging={!Browser.mobile}
        zoomAnimation={!isStill}
        fadeAnimation={!isStill}
        markerZoomAnimation={!isStill}
        zoomControl={false}
        attributionControl={false}
        className="map"
      >
        {land ? <LandLayer land={land} /> : null}
        {tiles ? (
          <TileLayer
            url={tiles.url}
            eventHandlers={{
              tileerror: () => setHasNoTiles(true),
              tileload: () => setHasNoTiles(false),
            }}
          />
        ) : null}
        {isClose ? (
          <ViewFitter markers={markers} nearest={SINGLE_MARKER_ZOOM[tiles ? 'tiles' : 'land']} />
        ) : null}
        <Markers markers={markers} onPress={setPressed} />
        {pressed ? (
          <MapPopup
            key={pressed.ids.join()}
            at={pressed.at}
            markerHeight={pressed.height}
            onClose={() => setPressed(null)}
          >
            {describe(pressed.ids)}
          </MapPopup>
        ) : null}
      </MapContainer>
      <MapFoot map={map} tiles={tiles} hasNoTiles={hasNoTiles} />
    </MapSpace>
  )
}

function getInitialView(
  settings: MapSettings | null,
  land: Land | null,
): Pick<MapOptions, 'center' | 'zoom'> & { bounds?: LatLngBounds } {
  if (settings) {
    return { center: [settings.latitude, settings.longitude], zoom: settings.zoom }
  }
  return land ? { bounds: toBounds(land.view ?? land.region) } : {}
}

const toBounds = ([west, south, east, north]: Region) => latLngBounds([south, west], [north, east])

/** Fits the view to the locations initially and when they change, not on every render. */
function ViewFitter({ markers, nearest }: { markers: readonly PlacedMarker[]; nearest: number }) {
  const map = useMap()
  const ids = markers.map(({ id }) => id).join()
  const fitView = useEffectEvent(() => {
    const bounds = latLngBounds(markers.map(({ latitude, longitude }) => [latitude, longitude]))
    map.fitBounds(bounds, {
      // A marker's name extends above its point and to both sides.
      paddingTopLeft: [88, 72],
      paddingBottomRight: [88, 32],
      maxZoom: markers.length > 1 ? map.getMaxZoom() : nearest,
      animate: false,
    })
  })

  useEffect(() => {
    if (ids) fitView()
  }, [ids])

  return null
}
