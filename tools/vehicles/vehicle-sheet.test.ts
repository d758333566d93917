import { describe, expect, it } from 'vitest'

import { BODY_STYLES } from '../../domain/car/body-style.ts'
import { PAINTS } from '../../src/ui/drawings/paints.ts'
import { VEHICLES } from './body-styles.ts'
import { drawVehicle } from './draw-vehicle.ts'
import { mix } from './mix.ts'
import { vehicleSheet } from './vehicle-sheet.ts'

describe('vehicleSheet', () => {
  it('draws every body style', () => {
    expect(Object.keys(VEHICLES).toSorted()).toEqual(BODY_STYLES.toSorted())
  })

  it('has a target for each body in each paint', () => {
    const targets = [...vehicleSheet().matchAll(/<g id="([\w-]+)"\/>/g)].map(([, id]) => id)
    const wanted = BODY_STYLES.flatMap((body) =>
      Object.keys(PAINTS).map((paint) => `${body}-${paint}`),
    )

    expect(new Set(targets)).toEqual(new Set(wanted))
  })

  it('is below 50 kB', () => {
    expect(vehicleSheet().length).toBeLessThan(50_000)
  })

  it('differs from body to body', () => {
    const drawings = BODY_STYLES.map((body) => drawVehicle('car', VEHICLES[body]))

    expect(new Set(drawings).size).toBe(BODY_STYLES.length)
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
