import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useSettled } from './settled.ts'

const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
})

it('useSettled applies a choice immediately unless another was made just before', async () => {
  const { result, rerender } = renderHook(useSettled<string>, { initialProps: 'mini' })
  await advanceTime(1_000)
  rerender('midi')
  await advanceTime(0)

  expect(result.current).toBe('midi')
})

// @shows SEARCH-14
it('useSettled applies the last of several choices after a pause of 200 milliseconds', async () => {
  const { result, rerender } = renderHook(useSettled<string>, { initialProps: 'mini' })
  await advanceTime(1_000)
  rerender('midi')
  await advanceTime(0)
  rerender('maxi')
  await advanceTime(199)
  rerender('bus')
  await advanceTime(199)
  expect(result.current).toBe('midi')

  await advanceTime(1)
  expect(result.current).toBe('bus')
})
