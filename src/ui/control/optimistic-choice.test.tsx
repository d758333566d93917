import { act, renderHook } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { settle } from '#testing/page.tsx'
import { replaceState, useOptimisticChoice, useUntilRendered } from './optimistic-choice.ts'

const useChoice = (onChoose: () => Promise<void>) =>
  useOptimisticChoice<string, string>('all', replaceState, onChoose)
const createPendingPromise = () => new Promise<void>(() => {})

/** Renders something else in a transition, and returns what is then shown. */
async function showInTransition(): Promise<string> {
  const { result } = renderHook(() => useState('before'))
  await settle(() => startTransition(() => result.current[1]('after')))
  return result.current[0]
}

describe('an optimistic choice', () => {
  it('is shown until `onChoose` settles', async () => {
    const owner: { refuse?: () => void } = {}
    const onChoose = () =>
      new Promise<void>((resolve) => {
        owner.refuse = resolve
      })
    const hook = renderHook(() => useChoice(onChoose))
    act(() => hook.result.current[1]('automatic'))
    expect(hook.result.current[0]).toBe('automatic')

    await vi.waitFor(() => expect(owner.refuse).toBeDefined())
    await settle(() => owner.refuse?.())
    expect(hook.result.current[0]).toBe('all')
  })

  it('does not block other transitions once its control is unmounted', async () => {
    const onChoose = vi.fn<() => Promise<void>>(createPendingPromise)
    const hook = renderHook(() => useChoice(onChoose))
    act(() => hook.result.current[1]('automatic'))
    await vi.waitFor(() => expect(onChoose).toHaveBeenCalledOnce())
    expect(await showInTransition()).toBe('before')

    hook.unmount()
    await settle()
    expect(await showInTransition()).toBe('after')
  })
})

function startWaiting(isRendered: boolean) {
  const hook = renderHook((now: boolean) => useUntilRendered(now), { initialProps: isRendered })
  const ended = vi.fn<() => void>()
  void hook.result.current().then(ended)
  return { hook, ended }
}

describe('waiting until a page is rendered', () => {
  it('ends immediately when the page is already rendered', async () => {
    const { ended } = startWaiting(true)
    await settle()
    expect(ended).toHaveBeenCalledOnce()
  })

  it('ends when the page is rendered later', async () => {
    const { hook, ended } = startWaiting(false)
    await settle()
    expect(ended).not.toHaveBeenCalled()
    hook.rerender(true)
    await settle()
    expect(ended).toHaveBeenCalledOnce()
  })
})
