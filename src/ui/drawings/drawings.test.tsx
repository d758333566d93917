import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { CoastalRoad } from './coastal-road.tsx'
import { MARKS } from './marks.ts'
import { SupplierMark } from './supplier-mark.tsx'
import { mix, pickTint } from './tint.ts'
import { type DrawnBody, VehicleDrawing } from './vehicle-drawing.tsx'
import { VEHICLES } from './vehicles/body-styles.ts'

const BODIES = Object.keys(VEHICLES) as DrawnBody[]

const drawn = (body: DrawnBody) =>
  renderToStaticMarkup(<VehicleDrawing body={body} tint="#2f6fb5" />)

describe('the drawn vehicles', () => {
  it.each(BODIES)('weigh less than 3.5 kB, in less than 30 elements: %s', (body) => {
    expect(drawn(body).length).toBeLessThan(3500)
    expect(drawn(body).match(/<\w/g)?.length).toBeLessThan(30)
  })

  // @shows CAR-13
  it('are 300 by 200', () => {
    expect(drawn('hatch')).toContain('viewBox="0 0 300 200"')
  })

  it('differ from shape to shape, a dozen and more of them', () => {
    expect(new Set(BODIES.map(drawn)).size).toBe(BODIES.length)
    expect(BODIES.length).toBeGreaterThanOrEqual(12)
  })

  it.each(BODIES)('stand on their wheels, within the length that they have: %s', (body) => {
    const { axles, wheel, length, height } = VEHICLES[body]

    for (const axle of axles) {
      expect(axle - wheel).toBeGreaterThan(0)
      expect(axle + wheel).toBeLessThan(length)
    }
    expect(height).toBeGreaterThan(2 * wheel)
  })

  it('keep the paint of each where many are on one page', () => {
    const { container } = render(
      <>
        <VehicleDrawing body="city" tint="#2f6fb5" />
        <VehicleDrawing body="city" tint="#c65f3d" />
      </>,
    )
    const gradients = [...container.querySelectorAll('linearGradient')]

    expect(new Set(gradients.map(({ id }) => id)).size).toBe(gradients.length)
  })

  it('are pictures when they have a name and decoration when they have none', () => {
    render(<VehicleDrawing body="bus" tint="#112233" label="Minibus" />)
    render(<VehicleDrawing body="hatch" tint="#112233" />)

    expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Minibus' })])
  })

  it('give a car the same paint every time, and a fleet many paints', () => {
    const fleet = Array.from({ length: 50 }, (_, index) => pickTint(`ca40${index}`))

    expect(pickTint('ca4012')).toBe(pickTint('ca4012'))
    expect(new Set(fleet).size).toBeGreaterThan(5)
  })

  it('lie in light and in shade', () => {
    expect(mix('#204060', '#ffffff', 0)).toBe('#204060')
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
    expect(mix('#000000', '#0a1420', 0.5)).toBe('#050a10')
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
    const { container } = render(<SupplierMark mark="mark-01" name="Jasmin Auto" />)

    const mark = container.querySelector('svg')
    expect(mark).toHaveAttribute('width', '60')
    expect(mark).toHaveAttribute('height', '30')
  })

  it('are initials for a supplier without one', () => {
    const { container } = render(<SupplierMark mark={null} name="Éclair du Sud" />)

    expect(container).toHaveTextContent('ÉD')
  })
})

describe('the coastal road', () => {
  it('weighs less than 12 kB and says nothing to a screen reader', () => {
    const { container } = render(<CoastalRoad />)

    expect(container.innerHTML.length).toBeLessThan(12_000)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
