import { describe, expect, it } from 'vitest'

import { assignPaints, pickPaint } from './paints.ts'

const fleet = Array.from({ length: 60 }, (_, index) => `ca40${index}`)

// @shows CAR-13
describe('a fleet’s paints', () => {
  it('are stable for each car, and include every color', () => {
    expect(pickPaint('ca4012')).toBe(pickPaint('ca4012'))
    expect(new Set(fleet.map(pickPaint)).size).toBe(6)
  })

  it('differ between neighbors with the same body', () => {
    const paints = assignPaints(fleet.map((_id) => ({ _id, body: 'hatch' })))
    const shown = fleet.map((id) => paints.get(id))

    expect(shown.filter((paint, at) => paint === shown[at - 1] || paint === shown[at - 2])).toEqual(
      [],
    )
  })

  it('depend only on the car when its neighbors have another body', () => {
    const paints = assignPaints(fleet.map((_id, index) => ({ _id, body: `body ${index % 3}` })))
    expect(fleet.map((id) => paints.get(id))).toEqual(fleet.map(pickPaint))
  })

  it('stay the same when a list grows', () => {
    const cars = fleet.map((_id) => ({ _id, body: 'hatch' }))
    const first = assignPaints(cars.slice(0, 15))
    const all = assignPaints(cars)
    expect(cars.slice(0, 15).map(({ _id }) => all.get(_id))).toEqual([...first.values()])
  })
})
