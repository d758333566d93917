import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { controlFetch } from '#testing/calls.ts'
import { click } from '#testing/page.tsx'

import { makeCheckoutAnswers } from '../payment/testing/server-answers.ts'
import { downloadScreens } from './lazy-screens.ts'
import { listBookCalls, findHeading, openCheckoutPage, storeCustomer } from './testing/customer.ts'

/** Phrases that claim that the car is already held. */
const HELD_CLAIM_PATTERN = /\bheld\b|\bholding\b|reserved for you/i

beforeAll(downloadScreens)
beforeEach(storeCustomer)

it('no checkout step claims that the car is held before the booking is sent', async () => {
  const wire = controlFetch(makeCheckoutAnswers())
  await openCheckoutPage()
  await findHeading(/Booking options \(/)
  const main = screen.getByRole('main')
  expect(main).not.toHaveTextContent(HELD_CLAIM_PATTERN)
  await click('button', 'Continue to driver details')
  expect(main).not.toHaveTextContent(HELD_CLAIM_PATTERN)
  await click('button', 'Continue to payment options')
  await click('radio', 'Pay in full online')
  expect(main).not.toHaveTextContent(HELD_CLAIM_PATTERN)
  await click('button', 'Continue to review')
  await click('checkbox', 'I accept the terms of use.')

  expect(main).toHaveTextContent('We hold the car for you while you pay.')
  expect(main).not.toHaveTextContent(HELD_CLAIM_PATTERN)
  expect(listBookCalls(wire)).toEqual([])
})
