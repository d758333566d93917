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

it('the first move comes at last to whoever moves nothing', async () => {
  const onMove = vi.fn<() => void>()
  void firstMove().then(onMove)
  await pass(8_000)

  expect(onMove).toHaveBeenCalledOnce()
})
