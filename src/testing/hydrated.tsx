import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'

import { createPageFrame, type PageOptions } from './page.tsx'
import { renderMarkup } from './server-markup.ts'

/**
 * Renders a part of a page on the server, lets `edit` change its document like a visitor, and hydrates it.
 * Fails if the browser renders something else.
 */
export async function renderHydrated(page: ReactNode, edit: () => void, options: PageOptions = {}) {
  const { around } = createPageFrame(options)
  const html = await renderMarkup(around(page))
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  edit()
  const mismatches: unknown[] = []
  const onRecoverableError = (error: unknown) => mismatches.push(error)
  const root = await act(async () => hydrateRoot(container, around(page), { onRecoverableError }))
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })
  expect(mismatches).toEqual([])
}
