import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createDeferred } from '#testing/deferred.ts'

import { createApi } from './client.ts'

const SECOND_MS = 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a call fails after exactly 20 seconds without a response', async () => {
  const received = createDeferred<void>()
  vi.stubGlobal('fetch', (_request: Request, init?: RequestInit) => {
    received.resolve()
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  })
  const failed = vi.fn<(reason: unknown) => void>()
  createApi({ host: 'http://masar.example' }).GET('/api/settings').catch(failed)
  await received.promise

  await vi.advanceTimersByTimeAsync(20 * SECOND_MS - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }))
})
