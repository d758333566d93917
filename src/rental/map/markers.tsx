import { useLingui } from '@lingui/react/macro'
import type { LatLngBounds, LeafletEventHandlerFnMap, Map as LeafletMap } from 'leaflet'
import { useMemo, useState } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import Supercluster from 'supercluster'

import { numbered, PINS } from './map-icons.ts'
import type { PlacedMarker } from './map-marker.ts'

export interface MarkersProps {
  markers: readonly PlacedMarker[]
  onPress: (ids: string[]) => void
}

/** Nearer than this, in pixels, places share a marker with their number. */
const TOO_NEAR = 64
/** As many as anybody reads of one spot. */
const MOST_IN_A_SPOT = 20

/** A marker for each place that can be seen, and one with a number where they crowd. */
export function Markers({ markers, onPress }: MarkersProps) {
  const { t } = useLingui()
  const map = useMap()
  const [view, setView] = useState(() => currentView(map))
  useMapEvents({ moveend: () => setView(currentView(map)) })

  const farthest = map.getMinZoom()
  const nearest = map.getMaxZoom()
  const clusters = useMemo(
    () => clusterMarkers(markers, farthest, nearest),
    [markers, farthest, nearest],
  )

  return clusters.getClusters(toBox(view.bounds), view.zoom).map((one) => {
    const [longitude = 0, latitude = 0] = one.geometry.coordinates
    const position: [number, number] = [latitude, longitude]
    const { properties } = one
    if (!('cluster' in properties)) {
      const { id, name, kind = 'location' } = properties
      return (
        <Marker
          key={id}
          position={position}
          title={name}
          icon={PINS[kind]}
          eventHandlers={pressing(() => onPress([id]))}
        />
      )
    }

    const { cluster_id: cluster, point_count: count } = properties
    const open = () => {
      const zoom = clusters.getClusterExpansionZoom(cluster)
      if (zoom > nearest)
        return onPress(
          clusters.getLeaves(cluster, MOST_IN_A_SPOT).map(({ properties: { id } }) => id),
        )
      map.setView(position, zoom)
      // The marker is gone with that, and the focus would be with it.
      map.getContainer().focus({ preventScroll: true })
    }
    return (
      <Marker
        key={`${cluster}-${count}`}
        position={position}
        title={t`${count} places: show them nearer`}
        icon={numbered(count)}
        eventHandlers={pressing(open)}
      />
    )
  })
}

/** A marker is a button: a press of Enter or the space bar is a click. */
const pressing = (act: () => void): LeafletEventHandlerFnMap => ({
  click: act,
  keydown: ({ originalEvent }) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
    originalEvent.preventDefault()
    act()
  },
})

const currentView = (map: LeafletMap) => ({ bounds: map.getBounds(), zoom: map.getZoom() })

const toBox = (bounds: LatLngBounds): [number, number, number, number] => {
  const { lat: south, lng: west } = bounds.getSouthWest()
  const { lat: north, lng: east } = bounds.getNorthEast()
  return [west, south, east, north]
}

/** For the zooms that the map has: each of them is work. */
function clusterMarkers(markers: readonly PlacedMarker[], farthest: number, nearest: number) {
  const index = new Supercluster<PlacedMarker>({
    radius: TOO_NEAR,
    minZoom: farthest,
    maxZoom: nearest,
    extent: 256,
  })
  return index.load(
    markers.map((marker) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [marker.longitude, marker.latitude] },
      properties: marker,
    })),
  )
}
