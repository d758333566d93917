import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ApiProblem } from '../problem.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

const unavailableProblem = new ApiProblem({
  kind: 'http',
  status: 503,
  code: 'unavailable',
  retryAfter: 2,
})

/** Runs a query that fails `failures` times; returns the seconds until it succeeded. */
async function measureSecondsToSuccess(
  problem: ApiProblem,
  failures: number,
): Promise<number | 'failed'> {
  const start = Date.now()
  let tries = 0
  const queryFn = () => {
    tries += 1
    return tries > failures ? Promise.resolve('read') : Promise.reject(problem)
  }
  const reading = createQueryClient()
    .fetchQuery({ queryKey: ['settings'], queryFn })
    .then(
      () => (Date.now() - start) / 1000,
      () => 'failed' as const,
    )
  await vi.runAllTimersAsync()
  return reading
}

// @shows WIRE-87
it('the cache retries a 503 several times, after the delay that the server requests', async () => {
  expect(await measureSecondsToSuccess(unavailableProblem, 3)).toBe(6)
  expect(await measureSecondsToSuccess(unavailableProblem, 5)).toBe('failed')
})

// @shows OPS-11
it('the cache retries once on failures other than a 503', async () => {
  const network = new ApiProblem({ kind: 'network' })
  expect(await measureSecondsToSuccess(network, 1)).toBe(1)
  expect(await measureSecondsToSuccess(network, 2)).toBe('failed')
})

it('the cache runs mutations while offline, so that they fail instead of waiting', async () => {
  onlineManager.setOnline(false)
  const queryClient = createQueryClient()
  const problem = new ApiProblem({ kind: 'network' })
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.reject(problem),
  })
  const sent = mutation.execute(undefined).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(mutation.state.isPaused).toBe(false)
  await expect(sent).resolves.toBe(problem)
})
