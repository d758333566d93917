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

// What a toast is drawn with comes with the first one; here it is downloaded before.
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
it('a toast is read out politely and goes after five seconds', async () => {
  expect(screen.getByRole('status')).toHaveTextContent('Saved')

  await pass(4_900)
  expect(screen.getByText('Saved')).toBeVisible()
  await pass(200)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

// @shows PAGE-23
it('stands in the lower corner at the end of the window', () => {
  // The classes of Panda say what they do; their style sheet is not in this window.
  expect(screen.getByRole('status')).toHaveClass('position_fixed', 'bottom_0', 'inset-end_0')
})

// @shows A11Y-11
it('a toast waits while the pointer is on it', async () => {
  fireEvent.mouseEnter(screen.getByText('Saved'))
  await pass(60_000)
  expect(screen.getByText('Saved')).toBeVisible()

  fireEvent.mouseLeave(screen.getByText('Saved'))
  await pass(5_100)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('a toast is said anew, once, when the same is to be said again', async () => {
  await pass(4_000)
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  await pass(4_000)
  expect(screen.getAllByText('Saved')).toHaveLength(1)

  await pass(1_200)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('a toast has the time that was left when the pointer leaves it', async () => {
  await pass(4_000)
  fireEvent.mouseEnter(screen.getByText('Saved'))
  await pass(60_000)
  fireEvent.mouseLeave(screen.getByText('Saved'))

  await pass(900)
  expect(screen.getByText('Saved')).toBeVisible()
  await pass(300)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('a toast waits while the focus is in it', async () => {
  await settle(() => screen.getByRole('button', { name: 'Close' }).focus())

  await pass(60_000)
  expect(screen.getByText('Saved')).toBeVisible()
})

// @shows A11Y-11
it('a toast goes when it is closed', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  await pass(100)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})
