import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

import { createPageFrame, type PageOptions } from './page.tsx'
import { renderMarkup } from './server-markup.ts'

/** Renders a part of a page on the server, lets a visitor edit its document, and hydrates it. */
export async function renderHydrated(page: ReactNode, edit: () => void, options: PageOptions = {}) {
  const { around } = createPageFrame(options)
  const html = await renderMarkup(around(page))
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  edit()
  const root = await act(async () => hydrateRoot(container, around(page)))
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })
}
