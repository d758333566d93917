import type { Page } from '@playwright/test'

/** Locates a screen that checkout shows after booking, by its heading. */
export const screen = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

export const choiceScreen = (page: Page) => screen(page, 'How would you like to pay online?')
export const confirmingScreen = (page: Page) => screen(page, 'We’re confirming your payment')
export const byMailScreen = (page: Page) => screen(page, 'We’ll confirm by email')
export const expiredScreen = (page: Page) => screen(page, 'The time to pay has run out')
export const locateNotApproved = (page: Page) =>
  page.getByText('You didn’t approve the payment with your bank.')

/** Time for a webhook: the page polls at growing intervals. */
export const WEBHOOK_TIMEOUT = { timeout: 40_000 }
