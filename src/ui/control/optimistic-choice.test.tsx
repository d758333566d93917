import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { settle } from '#testing/page.tsx'
import { useUntilRendered } from './optimistic-choice.ts'

function ask(isDrawn: boolean) {
  const hook = renderHook((drawn: boolean) => useUntilRendered(drawn), { initialProps: isDrawn })
  const answered = vi.fn<() => void>()
  void hook.result.current().then(answered)
  return { hook, answered }
}

describe('who waits for a page to be drawn', () => {
  it('goes on at once where it is', async () => {
    const { answered } = ask(true)
    await settle()
    expect(answered).toHaveBeenCalledOnce()
  })

  it('goes on when it is', async () => {
    const { hook, answered } = ask(false)
    await settle()
    expect(answered).not.toHaveBeenCalled()
    hook.rerender(true)
    await settle()
    expect(answered).toHaveBeenCalledOnce()
  })

  it('goes on at once where it was left before it was drawn', async () => {
    const { hook } = ask(false)
    hook.unmount()
    const late = vi.fn<() => void>()
    void hook.result.current().then(late)
    await settle()
    expect(late).toHaveBeenCalledOnce()
  })

  it('goes on when it is left', async () => {
    const { hook, answered } = ask(false)
    hook.unmount()
    await settle()
    expect(answered).toHaveBeenCalledOnce()
  })
})
