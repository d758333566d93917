import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'

import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { BODY_STYLES } from '@masar/domain/car/body-styles.ts'

import { Wordmark } from './brand.tsx'
import { CoastalRoad } from './coastal-road.tsx'
import { MARKS } from './marks.ts'
import { PAINTS } from './paints.ts'
import { SupplierMark } from './supplier-mark.tsx'
import { TOWN_SCENES, TownDrawing } from './town-drawing.tsx'
import { VehicleDrawing } from './vehicle-drawing.tsx'

describe('vehicle drawings', () => {
  it('are images when they have a name and decorative when they have none', () => {
    render(<VehicleDrawing body="bus" paint="red" label="Minibus" />)
    render(<VehicleDrawing body="hatch" paint="blue" />)

    expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Minibus' })])
  })

  // @shows CAR-13
  it('are 300 by 200, with the body and paint of the car', () => {
    render(<VehicleDrawing body="bus" paint="red" label="Minibus" />)
    const image = screen.getByRole('img')

    expect(image).toHaveAttribute('src', expect.stringMatching(/bus\.svg.*#red$/))
    expect(image).toHaveAttribute('width', '300')
    expect(image).toHaveAttribute('height', '200')
  })
})

describe('vehicle images', () => {
  const images = globSync('src/ui/drawings/vehicles/*.svg')

  it('exist for each body style', () => {
    const bodies = images.map((file) => basename(file, '.svg'))
    expect(bodies.toSorted()).toEqual(BODY_STYLES.toSorted())
  })

  it.each(images)('have each paint as a target, and are smaller than 8 kB: %s', (file) => {
    const image = readFileSync(file, 'utf8')
    const targets = [...image.matchAll(/<g id="(\w+)"\/>/g)].map(([, id]) => id)
    expect(targets).toEqual(PAINTS)
    expect(image.length).toBeLessThan(8_000)
    expect(gzipSync(image).length).toBeLessThan(3_500)
  })

  it.each(images)('are valid SVG with a painted body, lamps and wheels: %s', (file) => {
    const image = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'image/svg+xml')

    expect(image.querySelector('parsererror')).toBeNull()
    expect(image.documentElement.getAttribute('viewBox')).toBe('0 0 300 200')
    expect(image.querySelector('path[fill="url(#p)"]')).not.toBeNull()
    expect(image.querySelector('[fill="#c8281e"]')).not.toBeNull()
    expect(image.querySelector('#w circle')).not.toBeNull()
  })

  it('have windows unless they are scooters, and a number plate unless they are trailers', () => {
    const parts = images.map(
      (file) => [basename(file, '.svg'), readFileSync(file, 'utf8')] as const,
    )
    const without = (part: string) =>
      parts.filter(([, image]) => !image.includes(part)).map(([body]) => body)

    expect(without('fill="url(#q)"').every((body) => /scooter$/i.test(body))).toBe(true)
    expect(without('fill="#fff" stroke="#15181b"')).toEqual(['caravan'])
  })

  it('differ from each other', () => {
    expect(new Set(images.map((file) => readFileSync(file, 'utf8'))).size).toBe(images.length)
  })
})

/** Renders the mark of a supplier that has none of its own. */
const renderMark = (name: string) =>
  render(<SupplierMark mark={null} name={name} />).container.querySelector('svg')?.innerHTML

describe('supplier marks', () => {
  it('are at least twelve, each with a unique color and a unique pair of shape and ornament', () => {
    const designs = Object.values(MARKS).map(({ plate, ornament }) => `${plate} ${ornament}`)
    const colours = Object.values(MARKS).map(({ colour }) => colour)

    expect(designs.length).toBeGreaterThanOrEqual(12)
    expect(new Set(designs).size).toBe(designs.length)
    expect(new Set(colours).size).toBe(colours.length)
  })

  // @shows CAR-12
  it('are 60 by 30, without text', () => {
    const { container } = render(<SupplierMark mark="mark-01" name="Jasmin Auto" />)

    const mark = container.querySelector('svg')
    expect(mark).toHaveAttribute('width', '60')
    expect(mark).toHaveAttribute('height', '30')
    expect(container).toHaveTextContent('')
  })

  it('depend only on the supplier’s name when the supplier has none', () => {
    expect(renderMark('Éclair du Sud')).toBe(renderMark('Éclair du Sud'))
    expect(renderMark('Éclair du Sud')).not.toBe(renderMark('Atlas Cars'))
  })
})

describe('the site name', () => {
  it('is a drawing for our own name, and plain text for an operator’s name', () => {
    render(<Wordmark>Masar</Wordmark>)
    render(<Wordmark>Cap Rent</Wordmark>)

    expect(screen.getByText('Masar')).toHaveClass('wordmark')
    expect(screen.getByText('Cap Rent')).not.toHaveClass('wordmark')
  })

  it('is drawn as a path, in less than 2 kB', () => {
    const image = readFileSync('src/ui/drawings/wordmark.svg', 'utf8')
    const { documentElement } = new DOMParser().parseFromString(image, 'image/svg+xml')
    expect(documentElement.querySelector('path')?.getAttribute('d')).toMatch(/^M/)
    expect(image.length).toBeLessThan(2_000)
  })
})

describe('town drawings', () => {
  it.each(TOWN_SCENES)('are smaller than 8 kB and hidden from screen readers: %s', (scene) => {
    const { container } = render(<TownDrawing scene={scene} />)

    expect(container.innerHTML.length).toBeLessThan(8_000)
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('the coastal road', () => {
  it('is smaller than 12 kB and hidden from screen readers', () => {
    const { container } = render(<CoastalRoad />)

    expect(container.innerHTML.length).toBeLessThan(12_000)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
