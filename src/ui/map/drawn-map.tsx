import 'leaflet/dist/leaflet.css'
import './map.css'

import { chakra } from '@chakra-ui/react'
import { Browser, latLngBounds, type Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { MapContainer, TileLayer, useMap } from 'react-leaflet'

import type { Land } from './land.ts'
import { LandLayer } from './land-layer.tsx'
import { MapFoot } from './map-foot.tsx'
import type { PlacedPlace } from './map-place.ts'
import type { MapSettings } from './map-settings.ts'
import { MAP_HEIGHT } from './map-size.ts'
import { Markers } from './markers.tsx'

export interface DrawnMapProps {
  places: readonly PlacedPlace[]
  settings: MapSettings
  /** What it stands on; null where a server of map pictures is named. */
  land: Land | null
  isClose: boolean
  /** The places of a marker that was pressed: one, or several in one spot. */
  onPress: (ids: string[]) => void
}

/** The packaged land has no streets: nearer than this there is nothing to see. */
const NEAREST_LAND = 11
const NEAREST_TILES = 18
/** Where its coast still looks like one. */
const NEAR_ENOUGH = 9

/** The map itself: what it stands on, its markers, its buttons and whose work it is. */
export function DrawnMap({ places, settings, land, isClose, onPress }: DrawnMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [hasNoTiles, setHasNoTiles] = useState(false)
  const { latitude, longitude, zoom, tiles } = settings
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches

  return (
    <>
      <chakra.div
        height={isClose ? MAP_HEIGHT.close : MAP_HEIGHT.region}
        borderRadius="lg"
        overflow="hidden"
      >
        <MapContainer
          ref={setMap}
          center={[latitude, longitude]}
          zoom={zoom}
          minZoom={3}
          maxZoom={tiles ? (tiles.maxZoom ?? NEAREST_TILES) : NEAREST_LAND}
          {...(land && { maxBounds: boundsOf(land), maxBoundsViscosity: 1 })}
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
          {isClose ? <Closer places={places} nearest={land ? NEAR_ENOUGH : NEAREST_TILES} /> : null}
          <Markers places={places} onPress={onPress} />
        </MapContainer>
      </chakra.div>
      <MapFoot map={map} tiles={tiles} hasNoTiles={hasNoTiles} />
    </>
  )
}

const boundsOf = ({ region: [west, south, east, north] }: Land) =>
  latLngBounds([south, west], [north, east])

/** Brings the places as near as they fit. */
function Closer({ places, nearest }: { places: readonly PlacedPlace[]; nearest: number }) {
  const map = useMap()

  useEffect(() => {
    if (places.length === 0) return
    const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
    map.fitBounds(bounds, { padding: [40, 40], maxZoom: nearest, animate: false })
  }, [map, places, nearest])

  return null
}
