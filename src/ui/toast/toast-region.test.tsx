import { waitFor } from '@testing-library/react'
import { use } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'

import { ToastProvider, ToastRegion } from './toasts.tsx'

function Page() {
  return use(ToastRegion) ? <p>Cars, and where toasts are</p> : <p>Cars</p>
}

it('a page is told where toasts are after whatever is drawn at once', async () => {
  const root = document.createElement('div')
  flushSync(() =>
    createRoot(root).render(
      <ToastProvider>
        <Page />
      </ToastProvider>,
    ),
  )
  expect(root).toHaveTextContent(/^Cars$/)
  await waitFor(() => expect(root).toHaveTextContent('Cars, and where toasts are'))
})
