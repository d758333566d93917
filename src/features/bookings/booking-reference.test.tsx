import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { click } from '#testing/page.tsx'

import { showBookingPage } from './testing/booking-page.tsx'

const REFERENCE = 'K7M2QXA'

const originalClipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  if (originalClipboard) Object.defineProperty(navigator, 'clipboard', originalClipboard)
})

async function copyReference(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  showBookingPage({ booking: { reference: REFERENCE } })
  await click('button', 'Copy the reference')
}

it('the button copies the booking reference', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  await copyReference(writeText)

  expect(writeText).toHaveBeenCalledWith(REFERENCE)
  await waitFor(() => expect(screen.getByText('Copied')).toBeInTheDocument())
})

it('the reference is selected when the browser does not allow copying', async () => {
  await copyReference(() => Promise.reject(new DOMException('denied', 'NotAllowedError')))

  expect(await screen.findByText('The reference is selected. Copy it yourself.')).toBeVisible()
  expect(getSelection()?.toString()).toBe(REFERENCE)
})
