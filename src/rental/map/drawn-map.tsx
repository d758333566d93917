import 'leaflet/dist/leaflet.css'
import { Browser, latLngBounds, type Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useState } from 'react'
import { MapContainer, TileLayer, useMap } from 'react-leaflet'

import './map.css'
import type { Land } from './land.ts'
import { LandLayer } from './land-layer.tsx'
import { MapFoot } from './map-foot.tsx'
import type { PlacedMarker } from './map-marker.ts'
import type { MapSettings } from './map-settings.ts'
import { MapRoom } from './map-room.tsx'
import { Markers } from './markers.tsx'

export interface DrawnMapProps {
  markers: readonly PlacedMarker[]
  settings: MapSettings
  /** What it stands on; null where a server of map pictures is named. */
  land: Land | null
  isClose: boolean
  /** The places of a marker that was pressed: one, or several in one spot. */
  onPress: (ids: string[]) => void
}

/** The packaged land has no streets: nearer than its largest zoom there is nothing to see. */
const NEAREST = { land: 11, tiles: 18 }
/** A single place is shown with its coast, or with the streets around it. */
const NEAR_ENOUGH = { land: 7, tiles: 15 }

/** The map itself: what it stands on, its markers, its buttons and whose work it is. */
export function DrawnMap({ markers, settings, land, isClose, onPress }: DrawnMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [hasNoTiles, setHasNoTiles] = useState(false)
  const { latitude, longitude, zoom, tiles } = settings
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches

  return (
    <>
      <MapRoom isClose={isClose} borderRadius="lg" overflow="hidden">
        <MapContainer
          ref={setMap}
          center={[latitude, longitude]}
          zoom={zoom}
          minZoom={3}
          maxZoom={tiles ? (tiles.maxZoom ?? NEAREST.tiles) : NEAREST.land}
          {...(land && { maxBounds: landBounds(land), maxBoundsViscosity: 1 })}
          // A page is scrolled past a map, with a wheel as with a finger.
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
            <Closer markers={markers} nearest={NEAR_ENOUGH[tiles ? 'tiles' : 'land']} />
          ) : null}
          <Markers markers={markers} onPress={onPress} />
        </MapContainer>
      </MapRoom>
      <MapFoot map={map} tiles={tiles} hasNoTiles={hasNoTiles} />
    </>
  )
}

const landBounds = ({ region: [west, south, east, north] }: Land) =>
  latLngBounds([south, west], [north, east])

/** Brings the places as near as they fit, and again when they are others: not whenever they are drawn. */
function Closer({ markers, nearest }: { markers: readonly PlacedMarker[]; nearest: number }) {
  const map = useMap()
  const ids = markers.map(({ id }) => id).join()
  const bring = useEffectEvent(() => {
    const bounds = latLngBounds(markers.map(({ latitude, longitude }) => [latitude, longitude]))
    map.fitBounds(bounds, { padding: [40, 40], maxZoom: nearest, animate: false })
  })

  useEffect(() => {
    if (ids) bring()
  }, [ids])

  return null
}
