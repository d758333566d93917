import { screen, waitFor } from '@testing-library/react'
import { startTransition, useEffect, useState } from 'react'
import { expect, test } from 'vitest'

import { click, renderPage } from '#testing/page.tsx'

import { Dialog } from './dialog.tsx'

type FocusCheck = (focused: Element | null) => void

/**
 * Like the heading of a list, which takes the focus when the list has changed and nothing else has the focus.
 */
function Heading({ of, onLook }: { of: string; onLook: FocusCheck }) {
  useEffect(() => onLook(document.activeElement))
  return <h1>{of}</h1>
}

function Page({ onLook }: { onLook: FocusCheck }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => startTransition(() => setIsOpen(false))
  return (
    <>
      <Heading of={isOpen ? 'All cars' : 'Automatic cars'} onLook={onLook} />
      <button type="button" onClick={() => setIsOpen(true)}>
        Open the filters
      </button>
      <Dialog title="Filters" open={isOpen} onClose={close}>
        Automatic
      </Dialog>
    </>
  )
}

test('a closing dialog returns the focus before the page checks it', async () => {
  const seen: (Element | null)[] = []
  const note: FocusCheck = (focused) => void seen.push(focused)
  renderPage(<Page onLook={note} />)
  const opener = screen.getByRole('button', { name: 'Open the filters' })
  opener.focus()
  await click('button', 'Open the filters')
  await click('button', 'Close')
  await waitFor(() => expect(seen.at(-1)).toBe(opener))
})
