import type { Page } from '@playwright/test'

import {
  readConfirmedBookingId,
  bookWithOutcome,
  openFilledReview,
  pressButton,
  locateRefusalHeading,
} from '../steps/booking/checkout.ts'
import { expect, test } from '../steps/person/customer.ts'
import { findLink } from '../steps/person/mails.ts'
import { createExpiredActivationMail } from '../steps/person/old-mail.ts'

/** Longer than any test. The tests advance the page's clock instead of waiting. */
const RETRY_AFTER_SECONDS = 3600

// @shows FORM-17
test('too many booking requests show a countdown, and then a retry button that books once @nightly', async ({
  page,
  trip,
  guest,
  callControl,
}) => {
  await page.clock.install()
  await openFilledReview(page, trip, guest)
  await bookWithOutcome(page, callControl, {
    code: 'too-many-requests',
    retryAfter: RETRY_AFTER_SECONDS,
  })
  await expect(locateRefusalHeading(page, 'Too many requests, wait a moment')).toBeVisible()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^3,[56]\d\d seconds$/)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)

  await page.clock.fastForward(RETRY_AFTER_SECONDS * 1000)
  await pressButton(page, 'Try again')
  await readConfirmedBookingId(page)
})

test('too many password requests show a countdown, and a later request sends the link @nightly', async ({
  page,
  customer,
  callControl,
}) => {
  await page.clock.install()
  await callControl.plan('resendLink', {
    code: 'too-many-requests',
    retryAfter: RETRY_AFTER_SECONDS,
  })
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  await pressButton(page, 'Send the link')
  await expectCountdown(page)
  await page.clock.fastForward(RETRY_AFTER_SECONDS * 1000)
  await expect(page.getByText('You can try again now.')).toBeVisible()
  await pressButton(page, 'Send the link')
  await expect(page.getByText('Check your inbox')).toBeVisible()
})

test('too many activation requests show a countdown, and a later request sends the email @nightly', async ({
  page,
  request,
  trip,
  guest,
  callControl,
}) => {
  const old = await createExpiredActivationMail(request, trip, guest)
  await callControl.plan('resendLink', {
    code: 'too-many-requests',
    retryAfter: RETRY_AFTER_SECONDS,
  })
  await page.goto(findLink(old))
  await pressButton(page, 'Send a new link')
  await expectCountdown(page)
  await pressButton(page, 'Send a new link')
  await expect(page.getByText('Activation email sent.')).toBeVisible()
})

const expectCountdown = (page: Page) =>
  expect(page.getByRole('timer')).toHaveText(
    /^Too many attempts\. Try again in 3,(600|5\d\d) seconds\.$/,
  )
