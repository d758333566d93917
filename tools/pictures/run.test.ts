import { expect, it, vi } from 'vitest'

import { runPictures } from './run.ts'

it.each([
  ['--times', 'often'],
  ['--every', '0'],
])('pictures are not begun with %s %s', async (...args) => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()

  expect(await runPictures(args)).toBe(2)
  expect(complain).toHaveBeenCalledWith(expect.stringContaining('whole numbers from 1 up'))
})
