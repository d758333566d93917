import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { useNetworkReturn } from './network.ts'

const SECOND_MS = 1000

let tries: number[]
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  tries = []
})

const renderListener = () =>
  renderHook(() => useNetworkReturn(() => tries.push(Date.now() / SECOND_MS)))
const restoreNetwork = () => dispatchEvent(new Event('online'))

describe('a page’s fallback', () => {
  it('retries when the network is back, with growing delays while it is still mounted', () => {
    renderListener()
    restoreNetwork()
    vi.advanceTimersByTime(60 * SECOND_MS)
    expect(tries).toEqual([0, 2, 6, 14])
  })

  it('stops retrying when the page is shown', () => {
    const { unmount } = renderListener()
    restoreNetwork()
    vi.advanceTimersByTime(3 * SECOND_MS)
    unmount()
    vi.advanceTimersByTime(60 * SECOND_MS)
    expect(tries).toEqual([0, 2])
  })

  it('starts again when the network is lost and restored once more', () => {
    renderListener()
    restoreNetwork()
    vi.advanceTimersByTime(SECOND_MS)
    restoreNetwork()
    vi.advanceTimersByTime(60 * SECOND_MS)
    expect(tries).toEqual([0, 1, 3, 7, 15])
  })
})
