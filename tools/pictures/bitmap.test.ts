import { expect, it } from 'vitest'

import { decode, encode, findDifference } from './bitmap.ts'
import { paint } from './testing/paint.ts'

it('the comparison of bitmaps finds no difference between a picture and its own file', async () => {
  const picture = paint(30, 20)

  expect(findDifference(await decode(await encode(picture)), picture)).toBeNull()
})

it('the comparison of bitmaps finds one pixel that is one shade off', () => {
  const before = paint(30, 20)
  const after = paint(30, 20)
  const [red = 0] = after.pixels
  after.pixels[0] = red + 1

  expect(findDifference(before, after)?.pixels).toBe(1)
})

it('the comparison of bitmaps draws what differs in red', () => {
  const after = paint(30, 20, { x: 4, y: 3 })
  const { width, pixels } = findDifference(paint(30, 20), after)?.drawn ?? after

  expect([...pixels.subarray((3 * width + 4) * 4).subarray(0, 3)]).toEqual([220, 0, 40])
})

it('the comparison of bitmaps counts what only the longer picture has', () => {
  const difference = findDifference(paint(30, 20), paint(30, 22))

  expect(difference?.pixels).toBe(2 * 30)
  expect(difference?.drawn).toMatchObject({ width: 30, height: 22 })
})
