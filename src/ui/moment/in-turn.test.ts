import { beforeEach, expect, it, vi } from 'vitest'

import { beginInTurn } from './in-turn.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const begins = (names: readonly string[], begun: string[]) =>
  names.map((name) => async () => {
    begun.push(name)
    if (name === 'fails') throw new Error('It has failed.')
  })

it('what begins in turn begins in its order, each in a task of its own', async () => {
  const begun: string[] = []
  const all = beginInTurn(begins(['first', 'second'], begun))
  await Promise.resolve()
  expect(begun).toEqual([])

  await vi.advanceTimersToNextTimerAsync()
  expect(begun).toEqual(['first'])
  await vi.advanceTimersToNextTimerAsync()
  expect(begun).toEqual(['first', 'second'])
  await all
})

it('what begins in turn fails with one of them, and the others begin all the same', async () => {
  const begun: string[] = []
  const ended = beginInTurn(begins(['fails', 'second'], begun)).catch((error: unknown) => error)
  await vi.runAllTimersAsync()

  expect(await ended).toEqual(new Error('It has failed.'))
  expect(begun).toEqual(['fails', 'second'])
})
