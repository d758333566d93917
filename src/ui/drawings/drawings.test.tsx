import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { BODY_STYLES } from '#domain/car/body-style.ts'

import { CoastalRoad } from './coastal-road.tsx'
import { MARKS } from './marks.ts'
import { PAINTS, pickPaint } from './paints.ts'
import { SupplierMark } from './supplier-mark.tsx'
import { VehicleDrawing } from './vehicle-drawing.tsx'

describe('the drawn vehicles', () => {
  it('are images when they have a name and decorative when they have none', () => {
    render(<VehicleDrawing body="bus" paint="teal" label="Minibus" />)
    render(<VehicleDrawing body="hatch" paint="teal" />)

    expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Minibus' })])
  })

  // @shows CAR-13
  it('are 300 by 200, of the body and in the paint of the car', () => {
    render(<VehicleDrawing body="bus" paint="teal" label="Minibus" />)
    const image = screen.getByRole('img')

    expect(image).toHaveAttribute('src', expect.stringMatching(/bus\.svg.*#teal$/))
    expect(image).toHaveAttribute('width', '300')
    expect(image).toHaveAttribute('height', '200')
  })

  it('have the same paint for a car every time, and many paints for a fleet', () => {
    const fleet = Array.from({ length: 50 }, (_, index) => pickPaint(`ca40${index}`))

    expect(pickPaint('ca4012')).toBe(pickPaint('ca4012'))
    expect(new Set(fleet).size).toBeGreaterThan(5)
  })
})

describe('the images of vehicles', () => {
  const images = globSync('src/ui/drawings/vehicles/*.svg')

  it('are one for each body style', () => {
    const bodies = images.map((file) => basename(file, '.svg'))
    expect(bodies.toSorted()).toEqual(BODY_STYLES.toSorted())
  })

  it.each(images)('have each paint as a target, and are below 6 kB: %s', (file) => {
    const image = readFileSync(file, 'utf8')
    const targets = [...image.matchAll(/<g id="(\w+)"\/>/g)].map(([, id]) => id)
    expect(targets).toEqual(Object.keys(PAINTS))
    expect(image.length).toBeLessThan(6_000)
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
