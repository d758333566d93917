import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { renderPage, settle } from '#testing/page.tsx'

import { useToast } from './toasts.tsx'

function Saver() {
  const showToast = useToast()
  return (
    <button
      type="button"
      onClick={() => {
        showToast({ tone: 'success', text: 'Saved' })
      }}
    >
      Save
    </button>
  )
}

const pass = (milliseconds: number) => settle(() => vi.advanceTimersByTimeAsync(milliseconds))

// Toast code is lazy-loaded with the first toast; load it first.
beforeAll(async () => {
  renderPage(<Saver />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  cleanup()
})

beforeEach(async () => {
  vi.useFakeTimers()
  renderPage(<Saver />)
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
})

// @shows PAGE-22, A11Y-11
it('a toast is announced politely and closes after five seconds', async () => {
  expect(screen.getByRole('status')).toHaveTextContent('Saved')

  await pass(4_900)
  expect(screen.getByText('Saved')).toBeVisible()
  await pass(200)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

// @shows PAGE-23
it('toasts appear in the lower corner at the end of the window', () => {
  // Panda's class names show their styles; the style sheet is not loaded in this window.
  expect(screen.getByRole('status')).toHaveClass('position_fixed', 'bottom_0', 'inset-end_0')
})

// @shows A11Y-11
it('a toast pauses while the pointer is over it', async () => {
  fireEvent.mouseEnter(screen.getByText('Saved'))
  await pass(60_000)
  expect(screen.getByText('Saved')).toBeVisible()

  fireEvent.mouseLeave(screen.getByText('Saved'))
  await pass(5_100)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('a toast is announced again, once, when the same message is repeated', async () => {
  await pass(4_000)
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  await pass(4_000)
  expect(screen.getAllByText('Saved')).toHaveLength(1)

  await pass(1_200)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('a toast continues with its remaining time when the pointer leaves it', async () => {
  await pass(4_000)
  fireEvent.mouseEnter(screen.getByText('Saved'))
  await pass(60_000)
  fireEvent.mouseLeave(screen.getByText('Saved'))

  await pass(900)
  expect(screen.getByText('Saved')).toBeVisible()
  await pass(300)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('a toast pauses while the focus is in it', async () => {
  await settle(() => screen.getByRole('button', { name: 'Close' }).focus())

  await pass(60_000)
  expect(screen.getByText('Saved')).toBeVisible()
})

// @shows A11Y-11
it('a toast closes by its button', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  await pass(100)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})
