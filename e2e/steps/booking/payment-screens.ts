import type { Page } from '@playwright/test'

/** Locates the heading of a screen that checkout shows after booking. */
export const locateScreen = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name })

export const locateChoiceScreen = (page: Page) =>
  locateScreen(page, 'How would you like to pay online?')
export const locateConfirmingScreen = (page: Page) =>
  locateScreen(page, 'We’re confirming your payment')
export const locateConfirmByEmailScreen = (page: Page) =>
  locateScreen(page, 'We’ll confirm by email')
export const locateExpiredScreen = (page: Page) => locateScreen(page, 'The time to pay has run out')
export const locateNotApprovedScreen = (page: Page) =>
  page.getByText('You didn’t approve the payment with your bank.')

/** Long enough to wait for a webhook, because the page polls at growing intervals. */
export const WEBHOOK_WAIT_OPTIONS = { timeout: 40_000 }
