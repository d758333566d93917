import { expect, it } from 'vitest'

import { fitLabels } from './map-labels.ts'

const makeBox = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 })

it('labels that do not overlap are shown', () => {
  expect(fitLabels([makeBox(0, 0), makeBox(110, 0), makeBox(0, 50)])).toEqual([true, true, true])
})

it('the less important of two overlapping labels is hidden', () => {
  expect(fitLabels([makeBox(0, 0), makeBox(60, 20), makeBox(200, 0)])).toEqual([true, false, true])
})

it('a label that only overlaps a hidden one is shown', () => {
  expect(fitLabels([makeBox(0, 0), makeBox(90, 0), makeBox(180, 0)])).toEqual([true, false, true])
})

it('a label too close to another one is hidden', () => {
  expect(fitLabels([makeBox(0, 0), makeBox(101, 0)])).toEqual([true, false])
})

it('a label that covers an always visible element is hidden', () => {
  expect(fitLabels([makeBox(0, 0), makeBox(200, 0)], [makeBox(50, 20)])).toEqual([false, true])
})
