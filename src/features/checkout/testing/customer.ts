import { screen, waitFor } from '@testing-library/react'

import { openApp } from '#testing/app.tsx'
import type { Wire } from '#testing/calls.ts'
import { click, fill, settle } from '#testing/page.tsx'

import { AMIRA_PROFILE, CHECKOUT_PATH } from '../../payment/testing/server-answers.ts'

export const BOOK = 'POST /api/checkout'
export const BOOKING_ID = '66aa00000000000000000099'

export const open = () => openApp(CHECKOUT_PATH)
export const heading = (name: RegExp) => screen.findByRole('heading', { name })
export const remember = () =>
  localStorage.setItem('masar-user', JSON.stringify({ _id: AMIRA_PROFILE._id, language: 'en' }))

export async function describeGuest(birthDate = '1990-05-17') {
  await fill('Full name', 'Badis Gharbi')
  await fill('Email', ' Badis@Example.com')
  await fill('Phone', '+216 98 765 432')
  await fill('Birth date', birthDate)
}

export async function toReview() {
  await heading(/Booking options \(/)
  await click('button', 'Continue to driver details')
  if (screen.queryByLabelText('Full name')) await describeGuest()
  await click('button', 'Continue to payment options')
  await click('radio', 'Pay later, at the counter')
  await click('button', 'Continue to review')
  await click('checkbox', 'I accept the terms of use.')
}

export async function answer(wire: Wire, status: number, body?: unknown) {
  await waitFor(() => wire.waiting(BOOK))
  await settle(() => wire.waiting(BOOK).answer(status, body))
}

export const bookings = ({ calls }: Wire) => calls.filter(({ name }) => name === BOOK)

export async function toPaymentAndOn() {
  await click('button', 'Continue to payment options')
  await click('radio', 'Pay later, at the counter')
  await click('button', 'Continue to review')
  await click('checkbox', 'I accept the terms of use.')
  await click('button', 'Book')
}
