import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { firstMove } from './first-move.ts'

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
})

it.each([
  ['the pointer', () => fireEvent.pointerMove(document.body)],
  ['a finger', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['the page', () => fireEvent.scroll(window)],
])(
  'the first move comes soon after something moves, and not meanwhile: %s',
  async (_what, move) => {
    const onMove = vi.fn<() => void>()
    void firstMove().then(onMove)
    await pass(2_000)
    move()
    await pass(400)
    expect(onMove).not.toHaveBeenCalled()

    await pass(100)
    expect(onMove).toHaveBeenCalledOnce()
  },
)

it('the first move waits for who types, and no longer than it takes at most', async () => {
  const onMove = vi.fn<() => void>()
  void firstMove().then(onMove)
  for (let letter = 0; letter < 10; letter += 1) {
    fireEvent.keyDown(document.body, { key: 'a' })
    // oxlint-disable-next-line no-await-in-loop -- one letter after the other
    await pass(450)
  }
  expect(onMove).not.toHaveBeenCalled()
  await pass(50)
  expect(onMove).toHaveBeenCalledOnce()

  const onLatest = vi.fn<() => void>()
  void firstMove().then(onLatest)
  for (let letter = 0; letter < 17; letter += 1) {
    fireEvent.keyDown(document.body, { key: 'a' })
    // oxlint-disable-next-line no-await-in-loop -- one letter after the other
    await pass(480)
  }
  expect(onLatest).toHaveBeenCalledOnce()
})

it('the first move comes at last to whoever moves nothing', async () => {
  const onMove = vi.fn<() => void>()
  void firstMove().then(onMove)
  await pass(8_000)

  expect(onMove).toHaveBeenCalledOnce()
})
