import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { fetchWithTimeout } from './fetch-with-timeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Like Chrome before 124, rejects with an `AbortError` whatever the reason.
  vi.stubGlobal('fetch', (_input: unknown, { signal }: { signal: AbortSignal }) => {
    const error = new DOMException('Aborted', 'AbortError')
    return new Promise((_resolve, reject) => {
      if (signal.aborted) reject(error)
      signal.addEventListener('abort', () => reject(error))
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('fetchWithTimeout rejects with a TimeoutError when the server does not respond in time', async () => {
  const failure = fetchWithTimeout('/', 1_000).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await failure).toMatchObject({ name: 'TimeoutError' })
})

it('fetchWithTimeout rejects with the caller’s reason when the caller aborts', async () => {
  const caller = new AbortController()
  const failure = fetchWithTimeout('/', 1_000, { signal: caller.signal }).catch(
    (error: unknown) => error,
  )
  caller.abort('left')
  expect(await failure).toBe('left')
  await expect(fetchWithTimeout('/', 1_000, { signal: caller.signal })).rejects.toBe('left')
})
