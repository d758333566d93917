import type { Page } from '@playwright/test'

/** The screens of checkout after booking, by heading. */
export const screen = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

export const choiceScreen = (page: Page) => screen(page, 'How would you like to pay online?')
export const confirmingScreen = (page: Page) => screen(page, 'We’re confirming your payment')
export const byMail = (page: Page) => screen(page, 'We’ll confirm by email')
export const expiredScreen = (page: Page) => screen(page, 'The time to pay has run out')
export const leftQuestion = (page: Page) =>
  page.getByText('You didn’t approve the payment with your bank.')

/** The page polls with growing intervals. */
export const A_WEBHOOK = { timeout: 40_000 }
