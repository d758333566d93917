import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { controlFetch } from '#testing/calls.ts'
import { click } from '#testing/page.tsx'

import { makeCheckoutAnswers } from '../payment/testing/server-answers.ts'
import { downloadScreens } from './lazy-screens.ts'
import { findHeading, openCheckoutPage, storeCustomer } from './testing/customer.ts'

beforeAll(downloadScreens)
beforeEach(storeCustomer)

const NO_OPTIONS = { cancellation: -1, theftProtection: -1, additionalDriver: -1 }

// @shows BOOK-2, CAR-22
it('checkout of a car without options starts with the driver step', async () => {
  controlFetch(makeCheckoutAnswers(NO_OPTIONS))
  await openCheckoutPage()

  expect(await findHeading(/^Driver details \(step 1 of 3\)$/)).toBeVisible()
  const steps = within(screen.getByRole('list', { name: 'Steps' }))
  expect(steps.getAllByRole('listitem')).toHaveLength(3)
  await click('button', 'Continue to payment options')
  expect(screen.queryByText('Booking options')).not.toBeInTheDocument()
  await click('radio', 'Pay later, at the counter')
  expect(screen.getByText('You can’t cancel this booking.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Add the cancellation option/ })).toBeNull()
})

// @shows BOOK-2, CAR-22
it('checkout shows only the options that are offered', async () => {
  controlFetch(makeCheckoutAnswers())
  await openCheckoutPage()

  await findHeading(/^Booking options \(step 1 of 4\)$/)
  const boxes = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  expect(boxes).toEqual([
    expect.stringMatching(/^Cancellation/),
    expect.stringMatching(/^Theft protection/),
    expect.stringMatching(/^Additional driver/),
  ])
})
