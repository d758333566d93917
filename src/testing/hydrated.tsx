import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { onTestFinished } from 'vitest'

import { createPageFrame, type PageOptions } from './page.tsx'

/** Renders a part of a page on the server, lets a visitor edit its document, and hydrates it. */
export async function renderHydrated(page: ReactNode, edit: () => void, options: PageOptions = {}) {
  const { around } = createPageFrame(options)
  // Without it, React moves large parts to the end of the document, for scripts to move back.
  const { prelude } = await prerender(around(page), { progressiveChunkSize: Infinity })
  const html = await new Response(prelude).text()
  // See `renderWithoutScript`.
  await prerender(null)
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
