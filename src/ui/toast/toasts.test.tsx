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

const advanceTime = (milliseconds: number) =>
  settle(() => vi.advanceTimersByTimeAsync(milliseconds))

// The code of toasts is lazy-loaded with the first toast, so it is loaded in advance.
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

  await advanceTime(4_900)
  expect(screen.getByText('Saved')).toBeVisible()
  await advanceTime(200)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

// @shows PAGE-23
it('toasts appear in the bottom inline-end corner of the window', () => {
  // The style sheet is not loaded in tests, but Panda's class names contain the styles.
  expect(screen.getByRole('status')).toHaveClass('position_fixed', 'bottom_0', 'inset-end_0')
})

// @shows A11Y-11
it('a toast pauses while the pointer is over it', async () => {
  fireEvent.mouseEnter(screen.getByText('Saved'))
  await advanceTime(60_000)
  expect(screen.getByText('Saved')).toBeVisible()

  fireEvent.mouseLeave(screen.getByText('Saved'))
  await advanceTime(5_100)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('a repeated toast replaces the first one and restarts its time', async () => {
  await advanceTime(4_000)
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  await advanceTime(4_000)
  expect(screen.getAllByText('Saved')).toHaveLength(1)

  await advanceTime(1_200)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('a toast continues with its remaining time when the pointer leaves it', async () => {
  await advanceTime(4_000)
  fireEvent.mouseEnter(screen.getByText('Saved'))
  await advanceTime(60_000)
  fireEvent.mouseLeave(screen.getByText('Saved'))

  await advanceTime(900)
  expect(screen.getByText('Saved')).toBeVisible()
  await advanceTime(300)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('a toast pauses while the focus is in it', async () => {
  await settle(() => screen.getByRole('button', { name: 'Close' }).focus())

  await advanceTime(60_000)
  expect(screen.getByText('Saved')).toBeVisible()
})

// @shows A11Y-11
it('a toast closes when its Close button is pressed', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  await advanceTime(100)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})
