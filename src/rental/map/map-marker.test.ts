import { describe, expect, it } from 'vitest'

import { lowestPrice } from './lowest-price.ts'
import { type MapMarker, placedOn } from './map-marker.ts'

const TUNIS: MapMarker = { id: 'tunis', name: 'Tunis', latitude: 36.8, longitude: 10.18 }
const BOGOTA: MapMarker = { id: 'bogota', name: 'Bogotá', latitude: 4.7, longitude: -74.1 }
const NOWHERE: MapMarker = { id: 'nowhere', name: 'Nowhere', latitude: null, longitude: null }
const HALF: MapMarker = { id: 'half', name: 'Half a position', latitude: 36.8 }
const NULL_ISLAND: MapMarker = { id: 'zero', name: 'Null Island', latitude: 0, longitude: 0 }
const REGION = [-16, 19, 37, 50] as const

describe('a marker of several locations', () => {
  it('has the lowest price, or none when no price is known', () => {
    const tunis = { ...TUNIS, amount: 52, price: 'from 52 TND' }
    const sfax = { ...TUNIS, id: 'sfax', amount: 34, price: 'from 34 TND' }

    expect(lowestPrice([tunis, NOWHERE, sfax])).toBe('from 34 TND')
    expect(lowestPrice([NOWHERE])).toBeUndefined()
  })
})

describe('the locations of a map', () => {
  // @shows MAP-6
  it.each([
    ['is in the region', TUNIS, 1],
    ['lies outside of the land that is drawn', BOGOTA, 0],
    ['has no position', NOWHERE, 0],
    ['has half a position', HALF, 0],
  ])('are counted as missing unless they can be drawn: one that %s', (_what, marker, shown) => {
    const placed = placedOn(REGION, [marker])
    expect([placed.shown.length, placed.missing]).toEqual([shown, 1 - shown])
  })

  it('are everywhere if a tile server covers the whole world', () => {
    const { shown, missing } = placedOn(null, [TUNIS, BOGOTA, NOWHERE, NULL_ISLAND])
    expect(shown).toEqual([TUNIS, BOGOTA, NULL_ISLAND])
    expect(missing).toBe(1)
  })
})
