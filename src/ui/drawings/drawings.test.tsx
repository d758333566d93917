import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { CoastalRoad } from './coastal-road.tsx'
import { MARKS } from './marks.ts'
import { SupplierMark } from './supplier-mark.tsx'
import { pickTint } from './tint.ts'
import { VehicleDrawing } from './vehicle-drawing.tsx'

const RANGES = ['mini', 'midi', 'maxi', 'scooter', 'bus', 'truck', 'caravan'] as const

const drawn = (range: string) => renderToStaticMarkup(<VehicleDrawing range={range} tint="#123" />)

describe('the drawn vehicles', () => {
  it.each(RANGES)('weigh less than 2.5 kB: %s', (range) => {
    expect(drawn(range).length).toBeLessThan(2500)
  })

  // @shows CAR-13
  it('are 300 by 200', () => {
    expect(drawn('mini')).toContain('viewBox="0 0 300 200"')
  })

  it('differ from range to range, and an unknown range is a mini', () => {
    expect(new Set(RANGES.map(drawn)).size).toBe(RANGES.length)
    expect(drawn('tractor')).toBe(drawn('mini'))
  })

  it('are pictures when they have a name and decoration when they have none', () => {
    render(<VehicleDrawing range="bus" tint="#123" label="Minibus" />)
    render(<VehicleDrawing range="mini" tint="#123" />)

    expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Minibus' })])
  })

  it('give a car the same paint every time, and a fleet many paints', () => {
    const fleet = Array.from({ length: 50 }, (_, index) => pickTint(`ca40${index}`))

    expect(pickTint('ca4012')).toBe(pickTint('ca4012'))
    expect(new Set(fleet).size).toBeGreaterThan(5)
  })
})

describe('the marks of suppliers', () => {
  it('are at least twelve, each unlike the others', () => {
    const emblems = Object.values(MARKS).map(({ emblem, colour }) => `${emblem}${colour}`)

    expect(emblems.length).toBeGreaterThanOrEqual(12)
    expect(new Set(emblems).size).toBe(emblems.length)
  })

  // @shows CAR-12
  it('are 60 by 30 with their initials', () => {
    render(<SupplierMark mark="mark-01" name="Jasmin Auto" labelled />)

    const mark = screen.getByRole('img', { name: 'Jasmin Auto' })
    expect(mark).toHaveAttribute('width', '60')
    expect(mark).toHaveAttribute('height', '30')
  })

  it('are initials for a supplier without one', () => {
    render(<SupplierMark mark={null} name="Éclair du Sud" labelled />)

    expect(screen.getByRole('img', { name: 'Éclair du Sud' })).toHaveTextContent('ÉD')
  })
})

describe('the coastal road', () => {
  it('weighs less than 12 kB and says nothing to a screen reader', () => {
    const { container } = render(<CoastalRoad />)

    expect(container.innerHTML.length).toBeLessThan(12_000)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
