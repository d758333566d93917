import { screen, waitFor } from '@testing-library/react'

import { openApp } from '#testing/app.tsx'
import type { ControlledFetch } from '#testing/calls.ts'
import { click, fill, settle } from '#testing/page.tsx'

import { AMIRA_PROFILE, CHECKOUT_PATH } from '../../payment/testing/server-answers.ts'

export const BOOK_CALL = 'POST /api/checkout'

export const openCheckoutPage = () => openApp(CHECKOUT_PATH)
export const findHeading = (name: RegExp) => screen.findByRole('heading', { name })
export const storeCustomer = () =>
  localStorage.setItem('masar-user', JSON.stringify({ _id: AMIRA_PROFILE._id, language: 'en' }))

export async function fillInGuest(birthDate = '1990-05-17') {
  await fill('Full name', 'Badis Gharbi')
  await fill('Email', ' Badis@Example.com')
  await fill('Phone', '+216 98 765 432')
  await fill('Date of birth', birthDate)
}

export async function goToReview() {
  await findHeading(/Booking options \(/)
  await click('button', 'Continue to driver details')
  if (screen.queryByLabelText('Full name')) await fillInGuest()
  await click('button', 'Continue to payment options')
  await click('radio', 'Pay later, at the counter')
  await click('button', 'Continue to review')
  await click('checkbox', 'I accept the terms of use.')
}

/**
 * Completes all steps and books with an online deposit, which is not paid yet. The driver comes from the
 * account.
 */
export async function bookWithDeposit() {
  await findHeading(/Booking options \(/)
  await click('button', 'Continue to driver details')
  await click('button', 'Continue to payment options')
  await click('radio', 'Pay the deposit online')
  await click('button', 'Continue to review')
  await click('checkbox', 'I accept the terms of use.')
  await click('button', /^Book now/)
}

export async function respondToBooking(wire: ControlledFetch, status: number, body?: unknown) {
  await waitFor(() => wire.waiting(BOOK_CALL))
  await settle(() => wire.waiting(BOOK_CALL).answer(status, body))
}

export const listBookCalls = ({ calls }: ControlledFetch) =>
  calls.filter(({ name }) => name === BOOK_CALL)

export async function bookFromDriverStep() {
  await click('button', 'Continue to payment options')
  await click('radio', 'Pay later, at the counter')
  await click('button', 'Continue to review')
  await click('checkbox', 'I accept the terms of use.')
  await click('button', /^Book now/)
}
