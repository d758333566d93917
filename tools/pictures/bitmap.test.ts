import { expect, it } from 'vitest'

import { type Bitmap, decode, encode, findDifference } from './bitmap.ts'
import { paint } from './testing/paint.ts'

it('the comparison of bitmaps finds no difference between a picture and its own file', async () => {
  const picture = paint(30, 20)

  expect(findDifference(await decode(await encode(picture)), picture)).toBeNull()
})

/** Its first pixel in this shade of grey. */
function paintGrey(shade: number): Bitmap {
  const picture = paint(30, 20)
  picture.pixels.fill(shade, 0, 3)
  return picture
}

it('the comparison of bitmaps finds one pixel that is three shades off', () => {
  expect(findDifference(paintGrey(100), paintGrey(103))?.pixels).toBe(1)
})

it('the comparison of bitmaps says nothing of two shades, by which a round corner differs from itself', () => {
  expect(findDifference(paintGrey(100), paintGrey(102))).toBeNull()
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
