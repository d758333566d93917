import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { controlFetch } from '#testing/calls.ts'
import { click, fill, settle } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { findHeading, openCheckoutPage, storeCustomer } from './testing/customer.ts'
import { AMIRA_PROFILE, makeCheckoutAnswers } from '../payment/testing/server-answers.ts'

beforeAll(downloadScreens)

let tab: BroadcastChannel
beforeEach(() => {
  tab = new BroadcastChannel('masar-session')
})
afterEach(() => tab.close())

it('leaving checkout asks for confirmation before it discards the input', async () => {
  controlFetch(makeCheckoutAnswers())
  await openCheckoutPage()
  await findHeading(/Booking options \(/)
  await click('button', 'Continue to driver details')
  await fill('Full name', 'Badis Gharbi')
  await click('button', 'Leave checkout')
  await click('button', 'Continue booking')
  expect(screen.getByLabelText('Full name')).toHaveValue('Badis Gharbi')

  await click('button', 'Leave checkout')
  await click('button', 'Leave')
  await waitFor(() => expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument())
  expect(JSON.stringify(sessionStorage)).not.toContain('Badis')
})

it('leaving checkout needs no confirmation before anything is entered', async () => {
  storeCustomer()
  controlFetch(makeCheckoutAnswers())
  await openCheckoutPage()
  await findHeading(/Booking options \(/)
  await click('button', 'Leave checkout')

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(/Booking options \(/)).not.toBeInTheDocument())
})

it("signing out in another tab restarts checkout without the customer's data", async () => {
  storeCustomer()
  controlFetch(makeCheckoutAnswers())
  await openCheckoutPage()
  await findHeading(/Booking options \(/)
  await click('checkbox', /^Additional driver/)
  await click('button', 'Continue to driver details')
  await findHeading(/Driver details \(/)
  expect(screen.getByText(AMIRA_PROFILE.email)).toBeVisible()
  await fill(/full name/, 'Annabella')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to one origin
  await settle(() => tab.postMessage({ type: 'left', userId: AMIRA_PROFILE._id }))

  expect(await findHeading(/Booking options \(/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(AMIRA_PROFILE.email)).not.toBeInTheDocument())
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Annabella|amira/i)
  await click('button', 'Continue to driver details')
  expect(await screen.findByLabelText('Full name')).toHaveValue('')
})
