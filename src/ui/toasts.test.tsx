import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { renderPage } from '#testing/page.tsx'

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

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

// What a toast is drawn with comes with the first one; here it is downloaded before.
beforeAll(async () => {
  renderPage(<Saver />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  cleanup()
})

beforeEach(() => {
  vi.useFakeTimers()
  renderPage(<Saver />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
})

// @shows toast.five-seconds
it('is read out politely and goes after five seconds', () => {
  expect(screen.getByRole('status')).toHaveTextContent('Saved')

  pass(4_900)
  expect(screen.getByText('Saved')).toBeVisible()
  pass(200)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

// @shows toast.place
it('stands in the lower corner at the end of the window', () => {
  expect(screen.getByRole('status')).toHaveStyle({ position: 'fixed', bottom: '0px' })
  expect(getComputedStyle(screen.getByRole('status')).insetInlineEnd).toBe('0px')
})

it('waits while the pointer is on it', () => {
  fireEvent.pointerEnter(screen.getByText('Saved'))
  pass(60_000)
  expect(screen.getByText('Saved')).toBeVisible()

  fireEvent.pointerLeave(screen.getByText('Saved'))
  pass(5_100)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('waits while the focus is in it', () => {
  act(() => {
    screen.getByRole('button', { name: 'Close' }).focus()
  })

  pass(60_000)
  expect(screen.getByText('Saved')).toBeVisible()
})

it('goes when it is closed', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})
