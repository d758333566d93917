import { describe, expect, it } from 'vitest'

import { paintList, pickPaint } from './paints.ts'

const fleet = Array.from({ length: 60 }, (_, index) => `ca40${index}`)

// @shows CAR-13
describe('the paints of a fleet', () => {
  it('are stable per car, and all of them occur', () => {
    expect(pickPaint('ca4012')).toBe(pickPaint('ca4012'))
    expect(new Set(fleet.map(pickPaint)).size).toBe(6)
  })

  it('differ between neighbors with the same body', () => {
    const paints = paintList(fleet.map((_id) => ({ _id, body: 'hatch' })))
    const shown = fleet.map((id) => paints.get(id))

    expect(shown.filter((paint, at) => paint === shown[at - 1] || paint === shown[at - 2])).toEqual(
      [],
    )
  })

  it('are those of each car when the neighbor has another body', () => {
    const paints = paintList(fleet.map((_id, index) => ({ _id, body: `body ${index % 3}` })))
    expect(fleet.map((id) => paints.get(id))).toEqual(fleet.map(pickPaint))
  })

  it('stay the same when a list grows', () => {
    const cars = fleet.map((_id) => ({ _id, body: 'hatch' }))
    const first = paintList(cars.slice(0, 15))
    const all = paintList(cars)
    expect(cars.slice(0, 15).map(({ _id }) => all.get(_id))).toEqual([...first.values()])
  })
})
