import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { Dialog } from './dialog.tsx'
import { useDelayedClose } from './delayed-close.ts'

function Sheet({ onClose }: { onClose: () => void }) {
  const [isLeaving, leave] = useDelayedClose(onClose)
  return (
    <Dialog open isLeaving={isLeaving} title="Filters" onClose={leave}>
      Automatic
    </Dialog>
  )
}

function Page({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setIsOpen] = useState(true)
  const close = () => {
    setIsOpen(false)
    onClosed()
  }
  return isOpen ? <Sheet onClose={close} /> : <p>All cars</p>
}

it('closing hides the dialog before removing it', async () => {
  const onClosed = vi.fn<() => void>()
  renderPage(<Page onClosed={onClosed} />)
  const sheet = screen.getByRole('dialog', { name: 'Filters' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(sheet).toHaveAttribute('data-leaving')
  expect(onClosed).not.toHaveBeenCalled()

  expect(await screen.findByText('All cars')).toBeVisible()
  expect(onClosed).toHaveBeenCalledOnce()
})

it('a dialog closed with Escape does not reopen while it is closing', async () => {
  const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const onClosed = vi.fn<() => void>()
  renderPage(<Page onClosed={onClosed} />)
  screen.getByRole<HTMLDialogElement>('dialog', { name: 'Filters' }).close()

  expect(await screen.findByText('All cars')).toBeVisible()
  expect(opened).toHaveBeenCalledOnce()
  expect(onClosed).toHaveBeenCalledOnce()
})
