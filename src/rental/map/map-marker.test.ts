import { describe, expect, it } from 'vitest'

import { getLowestMarkerPrice } from './lowest-price.ts'
import { type MapMarker, findShownMarkers } from './map-marker.ts'

const TUNIS: MapMarker = { id: 'tunis', name: 'Tunis', latitude: 36.8, longitude: 10.18 }
const BOGOTA: MapMarker = { id: 'bogota', name: 'Bogotá', latitude: 4.7, longitude: -74.1 }
const MARKER_WITHOUT_POSITION: MapMarker = {
  id: 'nowhere',
  name: 'Nowhere',
  latitude: null,
  longitude: null,
}
const MARKER_WITHOUT_LONGITUDE: MapMarker = { id: 'half', name: 'Half a position', latitude: 36.8 }
const NULL_ISLAND: MapMarker = { id: 'zero', name: 'Null Island', latitude: 0, longitude: 0 }
const REGION = [-16, 19, 37, 50] as const

describe('a marker for several locations', () => {
  it('shows the lowest price, or none when no price is known', () => {
    const tunis = { ...TUNIS, amount: 52, price: 'from 52 TND' }
    const sfax = { ...TUNIS, id: 'sfax', amount: 34, price: 'from 34 TND' }

    expect(getLowestMarkerPrice([tunis, MARKER_WITHOUT_POSITION, sfax])).toBe('from 34 TND')
    expect(getLowestMarkerPrice([MARKER_WITHOUT_POSITION])).toBeUndefined()
  })
})

describe('locations on a map', () => {
  // @shows MAP-6
  it.each([
    ['is in the region', TUNIS, 1],
    ['lies outside of the land that is drawn', BOGOTA, 0],
    ['has no position', MARKER_WITHOUT_POSITION, 0],
    ['has half a position', MARKER_WITHOUT_LONGITUDE, 0],
  ])('are either shown or counted as missing: a location that %s', (_what, marker, shown) => {
    const placed = findShownMarkers(REGION, [marker])
    expect([placed.shown.length, placed.missing]).toEqual([shown, 1 - shown])
  })

  it('are shown anywhere in the world when a tile server is used', () => {
    const { shown, missing } = findShownMarkers(null, [
      TUNIS,
      BOGOTA,
      MARKER_WITHOUT_POSITION,
      NULL_ISLAND,
    ])
    expect(shown).toEqual([TUNIS, BOGOTA, NULL_ISLAND])
    expect(missing).toBe(1)
  })
})
