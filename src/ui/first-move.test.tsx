import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { settle } from '#testing/page.tsx'

import { firstMove } from './first-move.ts'

it.each([
  ['the pointer', () => fireEvent.pointerMove(document.body)],
  ['a finger', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['the page', () => fireEvent.scroll(window)],
  ['the focus', () => fireEvent.focusIn(document.body)],
])('waits until something moves: %s', async (_what, move) => {
  const onMove = vi.fn<() => void>()
  void firstMove().then(onMove)
  await settle()
  expect(onMove).not.toHaveBeenCalled()

  await settle(move)
  expect(onMove).toHaveBeenCalledOnce()
})
