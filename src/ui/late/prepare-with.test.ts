import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { prepareWith } from './prepare-with.ts'

let paint: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (painted: () => void) => {
    paint = painted
    return 0
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function nextPaint() {
  paint()
  await vi.runAllTimersAsync()
}

it('what is prepared is downloaded once, and after the next paint', async () => {
  const download = vi.fn<() => Promise<void>>().mockResolvedValue()
  const prepare = prepareWith(download)
  prepare()
  prepare()
  await Promise.resolve()
  expect(download).not.toHaveBeenCalled()

  await nextPaint()
  prepare()
  await nextPaint()
  expect(download).toHaveBeenCalledOnce()
})

it('what could not be prepared is asked for again when its control is reached again', async () => {
  const download = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue()
  const prepare = prepareWith(download)
  prepare()
  await nextPaint()
  prepare()
  await nextPaint()
  expect(download).toHaveBeenCalledTimes(2)
})
