import { describe, expect, it } from 'vitest'

import { BODY_STYLES } from '../../domain/car/body-style.ts'
import { PAINTS } from '../../src/ui/drawings/paints.ts'
import { VEHICLES } from './body-styles.ts'
import { mix } from './mix.ts'
import { vehicleImage } from './vehicle-images.ts'

describe('the image of a vehicle', () => {
  it('is there for every body style', () => {
    expect(Object.keys(VEHICLES).toSorted()).toEqual(BODY_STYLES.toSorted())
  })

  it.each(BODY_STYLES)('has a target for each paint: %s', (body) => {
    const targets = [...vehicleImage(body).matchAll(/<g id="(\w+)"\/>/g)].map(([, id]) => id)

    expect(targets).toEqual(Object.keys(PAINTS))
  })

  it.each(BODY_STYLES)('is below 6 kB: %s', (body) => {
    expect(vehicleImage(body).length).toBeLessThan(6_000)
  })

  it('differs from body to body', () => {
    expect(new Set(BODY_STYLES.map(vehicleImage)).size).toBe(BODY_STYLES.length)
  })

  it.each(BODY_STYLES)('draws the wheels within the length of the vehicle: %s', (body) => {
    const { axles, wheel, length, height } = VEHICLES[body]

    for (const axle of axles) {
      expect(axle - wheel).toBeGreaterThan(0)
      expect(axle + wheel).toBeLessThan(length)
    }
    expect(height).toBeGreaterThan(2 * wheel)
  })
})

describe('mix', () => {
  it('returns a color between two', () => {
    expect(mix('#204060', '#ffffff', 0)).toBe('#204060')
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
    expect(mix('#000000', '#0a1420', 0.5)).toBe('#050a10')
  })
})
