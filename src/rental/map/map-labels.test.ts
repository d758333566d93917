import { expect, it } from 'vitest'

import { fitLabels } from './map-labels.ts'

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 })

it('labels that do not overlap are shown', () => {
  expect(fitLabels([box(0, 0), box(110, 0), box(0, 50)])).toEqual([true, true, true])
})

it('the less important of two overlapping labels is hidden', () => {
  expect(fitLabels([box(0, 0), box(60, 20), box(200, 0)])).toEqual([true, false, true])
})

it('a label that only overlaps a hidden one is shown', () => {
  expect(fitLabels([box(0, 0), box(90, 0), box(180, 0)])).toEqual([true, false, true])
})

it('a label too close to another one is hidden', () => {
  expect(fitLabels([box(0, 0), box(101, 0)])).toEqual([true, false])
})

it('a label that covers something always visible is hidden', () => {
  expect(fitLabels([box(0, 0), box(200, 0)], [box(50, 20)])).toEqual([false, true])
})
