import { useLingui } from '@lingui/react/macro'
import {
  type LatLngBounds,
  latLngBounds,
  type LeafletEventHandlerFnMap,
  type Map as LeafletMap,
  Marker as LeafletMarker,
} from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import Supercluster from 'supercluster'

import { getLowestMarkerPrice } from './lowest-price.ts'
import { createMarkerIcon, createClusterIcon } from './map-icons.ts'
import { hideOverlappingLabels } from './map-labels.ts'
import type { PlacedMarker } from './map-marker.ts'

export interface MarkersProps {
  markers: readonly PlacedMarker[]
  onPress: (pressed: PressedMarker) => void
}

export interface PressedMarker {
  /** The ids of its locations. */
  ids: string[]
  at: [number, number]
  /** How far the marker extends above its point, in pixels. */
  height: number
}

/** Locations closer than this, in pixels, share a marker that shows their number. */
const MIN_DISTANCE_PX = 88
/** The maximum number of locations in the popup of a marker. */
const MAX_LOCATIONS_PER_MARKER = 20

/** A marker for each visible location. Locations that are close together share one that shows their number. */
export function Markers({ markers, onPress }: MarkersProps) {
  const { t } = useLingui()
  const map = useMap()
  const [view, setView] = useState(() => readView(map))
  useMapEvents({ moveend: () => setView(readView(map)) })
  // Runs after every render, because labels may have moved. Effects of the markers run before this one.
  useEffect(() => hideOverlappingLabels(map.getContainer()))

  const clustersAt = useMemo(() => clusterMarkers(markers), [markers])
  const clusters = clustersAt(view.zoom)

  return clusters.getClusters(toBox(view.bounds), view.zoom).map((one) => {
    const [longitude = 0, latitude = 0] = one.geometry.coordinates
    const position: [number, number] = [latitude, longitude]
    const { properties } = one
    if (!('cluster' in properties)) {
      const { id, name, price } = properties
      return (
        <Marker
          key={id}
          position={position}
          title={price ? `${name}, ${price}` : name}
          icon={createMarkerIcon(properties)}
          eventHandlers={createPressHandlers((height) =>
            onPress({ ids: [id], at: position, height }),
          )}
        />
      )
    }

    const { cluster_id: cluster, point_count: count } = properties
    const near = clusters.getLeaves(cluster, Infinity).map((leaf) => leaf.properties)
    const lowest = getLowestMarkerPrice(near)
    const open = (height: number) => {
      const bounds = latLngBounds(near.map((location) => [location.latitude, location.longitude]))
      if (isOneSpot(map, bounds)) {
        const ids = near.slice(0, MAX_LOCATIONS_PER_MARKER).map(({ id }) => id)
        return onPress({ ids, at: position, height })
      }
      const zoom = Math.max(map.getBoundsZoom(bounds), view.zoom + 1)
      map.setView(bounds.getCenter(), Math.min(zoom, map.getMaxZoom()))
      // The marker disappears when the map zooms in, so the map takes its focus.
      map.getContainer().focus({ preventScroll: true })
    }
    return (
      <Marker
        key={`${cluster}-${count}`}
        position={position}
        title={t`${count} locations. Zoom in`}
        icon={createClusterIcon(count, lowest)}
        eventHandlers={createPressHandlers(open)}
      />
    )
  })
}

/** Makes a marker work as a button: Enter and the space bar act as a click. */
const createPressHandlers = (act: (height: number) => void): LeafletEventHandlerFnMap => ({
  click: ({ target }) => act(measureHeight(target)),
  keydown: ({ originalEvent, target }) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
    originalEvent.preventDefault()
    act(measureHeight(target))
  },
})

/** Returns how far a marker extends above its point, in pixels. The point is the center of its icon. */
function measureHeight(marker: unknown): number {
  const icon = marker instanceof LeafletMarker ? marker.getElement() : undefined
  if (!icon) return 0
  const { top, bottom } = icon.getBoundingClientRect()
  const label = icon.firstElementChild?.getBoundingClientRect() ?? { top }
  return (top + bottom) / 2 - Math.min(top, label.top)
}

const readView = (map: LeafletMap) => ({ bounds: map.getBounds(), zoom: map.getZoom() })

const toBox = (bounds: LatLngBounds): [number, number, number, number] => {
  const { lat: south, lng: west } = bounds.getSouthWest()
  const { lat: north, lng: east } = bounds.getNorthEast()
  return [west, south, east, north]
}

/** Returns whether locations share a marker even at the maximum zoom. */
const isOneSpot = (map: LeafletMap, bounds: LatLngBounds): boolean => {
  const nearest = map.getMaxZoom()
  const [corner, opposite] = [bounds.getNorthEast(), bounds.getSouthWest()]
  return map.project(corner, nearest).distanceTo(map.project(opposite, nearest)) < MIN_DISTANCE_PX
}

/**
 * Clusters the markers of each zoom level on first use: with thousands of locations, each level is expensive.
 */
function clusterMarkers(markers: readonly PlacedMarker[]) {
  const points = markers.map((marker) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [marker.longitude, marker.latitude] },
    properties: marker,
  }))
  const known = new Map<number, Supercluster<PlacedMarker>>()

  return (zoom: number) => {
    const index =
      known.get(zoom) ??
      new Supercluster<PlacedMarker>({
        radius: MIN_DISTANCE_PX,
        minZoom: zoom,
        maxZoom: zoom,
        extent: 256,
      }).load(points)
    known.set(zoom, index)
    return index
  }
}
