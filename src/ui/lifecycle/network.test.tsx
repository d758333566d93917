import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { useNetworkReturn } from './network.ts'

const SECOND = 1000

let tries: number[]
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  tries = []
})

const standsThere = () => renderHook(() => useNetworkReturn(() => tries.push(Date.now() / SECOND)))
const networkReturns = () => dispatchEvent(new Event('online'))

describe('what stands in place of a page', () => {
  it('tries again when the network is back, and ever more rarely while it still stands there', () => {
    standsThere()
    networkReturns()
    vi.advanceTimersByTime(60 * SECOND)
    expect(tries).toEqual([0, 2, 6, 14])
  })

  it('tries no more when the page is there', () => {
    const { unmount } = standsThere()
    networkReturns()
    vi.advanceTimersByTime(3 * SECOND)
    unmount()
    vi.advanceTimersByTime(60 * SECOND)
    expect(tries).toEqual([0, 2])
  })

  it('begins anew when the network goes and comes once more', () => {
    standsThere()
    networkReturns()
    vi.advanceTimersByTime(SECOND)
    networkReturns()
    vi.advanceTimersByTime(60 * SECOND)
    expect(tries).toEqual([0, 1, 3, 7, 15])
  })
})
