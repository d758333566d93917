import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { LeaveDialog } from './leave-dialog.tsx'

const doNothing = () => undefined

it.each([
  [true, 'You’ll lose what you’ve entered. We’ll cancel the unpaid booking.'],
  [false, 'You’ll lose what you’ve entered.'],
])('the dialog for leaving checkout states what leaving does (booked: %s)', (isBooked, text) => {
  renderPage(<LeaveDialog isBooked={isBooked} onLeave={doNothing} onStay={doNothing} />)

  expect(screen.getByText(/^You’ll lose/).textContent.trim()).toBe(text)
})
