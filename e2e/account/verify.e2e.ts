import type { Page } from '@playwright/test'

import { expectNoViolations } from '../steps/page/axe.ts'
import { expect, heading, signInAs, signInOnHomePage, test } from '../steps/person/customer.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'

const SECONDS_PER_HOUR = 3600

const locateVerificationPanel = (page: Page) => page.getByText('Confirm your email address')
const locateResendButton = (page: Page) =>
  page.getByRole('button', { name: 'Send the email again' })

/** Simulates returning to the tab after reading an email. */
const returnToTab = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

test('opening the second email’s link in another tab hides the verification panel @nightly', async ({
  page,
  context,
  request,
  customer,
}) => {
  await signInOnHomePage(page, customer)
  await expect(locateVerificationPanel(page)).toHaveCount(0)
  await page.goto('/settings')
  await expect(locateVerificationPanel(page)).toBeVisible()
  const first = await waitForMail(request, customer.email, 'verify')
  await locateResendButton(page).click()
  await expect(page.getByText('Validation email sent.')).toBeVisible()

  const second = await waitForMail(request, customer.email, 'verify', first)
  const tab = await context.newPage()
  await tab.goto(findLink(second))
  await expect(heading(tab, 'Your address is confirmed')).toBeVisible()
  await returnToTab(page)
  await expect(locateVerificationPanel(page)).toHaveCount(0)
  await page.goto('/bookings')
  await expect(heading(page, 'My bookings')).toBeVisible()
  await expect(locateVerificationPanel(page)).toHaveCount(0)
})

test('a customer who requests emails too often must wait before requesting another @nightly', async ({
  page,
  customer,
  callControl,
}) => {
  await signInAs(page, customer)
  await page.clock.install()
  await page.goto('/settings')
  await callControl.plan('resendVerification', {
    code: 'too-many-requests',
    retryAfter: SECONDS_PER_HOUR,
  })
  await locateResendButton(page).click()
  await expect(page.getByRole('timer')).toHaveText(/in 3,[56]\d\d seconds/)
  await expect(locateResendButton(page)).toHaveAttribute('aria-disabled', 'true')

  // A call in flight would time out when the clock jumps.
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(SECONDS_PER_HOUR * 1000)
  await expect(locateResendButton(page)).toHaveAttribute('aria-disabled', 'false')
  await locateResendButton(page).click()
  await expect(page.getByText('Validation email sent.')).toBeVisible()
})

test('an error is shown when an email cannot be sent, and a retry sends it @nightly', async ({
  page,
  customer,
  callControl,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await callControl.plan('resendVerification', { code: 'internal' })
  await locateResendButton(page).click()
  const errorMessage = page.getByText('An error occurred while sending validation email.')
  await expect(errorMessage).toBeVisible()
  await expectNoViolations(page)
  await locateResendButton(page).click()
  await expect(page.getByText('Validation email sent.')).toBeVisible()
})
