import type { Page } from '@playwright/test'

import { pressButton } from '../booking/checkout.ts'
import { type TypedDriver, expect } from '../person/customer.ts'
import type { TestActionsClient } from './test-actions.ts'
import { bookToPayOnline } from './providers.ts'
import type { DemoTrip } from '../booking/trip.ts'

/** The test cards of the sandbox (domain/payment/test-cards.ts). */
export const SANDBOX_CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  challenged: '4000 0000 0000 3220',
  lost: '4000 0000 0000 0069',
  slow: '4000 0000 0000 0077',
  down: '4000 0000 0000 0119',
} as const

export const PAY_TEXT = 'Pay 576 TND'

/**
 * Locates the pay button. By default, it shows the full price of an `ownTrip`; the cars of `trip` have
 * different prices.
 */
export const locateSandboxPayButton = (page: Page, name: string | RegExp = PAY_TEXT) =>
  page.getByRole('main').getByRole('button', { name, exact: false })

/** Books with payment in full online, and waits for the card form. */
export async function bookToPayByCard(page: Page, trip: DemoTrip, driver: TypedDriver) {
  await bookToPayOnline(page, trip, driver)
  await expect(locateSandboxPayButton(page)).toBeVisible()
}

/** Fills in a test card from the list, and pays. */
export async function payWith(page: Page, card: keyof typeof SANDBOX_CARDS, name?: RegExp) {
  await fillInCard(page, card)
  await locateSandboxPayButton(page, name).click()
}

export async function fillInCard(page: Page, card: keyof typeof SANDBOX_CARDS) {
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: SANDBOX_CARDS[card] })
  // The list is already open if the test has chosen a card before.
  if (!(await button.isVisible())) await main.locator('summary').click()
  await button.click()
}

export async function answerBank(page: Page, pay: () => Promise<void>, answer: 'yes' | 'no') {
  const [bank] = await Promise.all([page.waitForEvent('popup'), pay()])
  const name = answer === 'yes' ? 'Yes, I confirm' : 'No, decline'
  await bank.getByRole('button', { name }).click()
}

/** Asserts that there is exactly one booking, which is paid in full with one charge. */
export async function expectPaidOnce(testActions: TestActionsClient, car: string) {
  const bookings = await testActions.listBookings(car)
  expect(bookings.map(({ status }) => status)).toEqual(['paidInFull'])
  const charges = await testActions.listCharges(car)
  expect(charges).toEqual([{ amount: 576_000, currency: 'TND', refunded: false }])
}

/** Asserts that there is exactly one booking, which is unpaid and holds the car, and no charge. */
export async function expectHeldUnpaid(testActions: TestActionsClient, car: string) {
  const bookings = await testActions.listBookings(car)
  expect(bookings.map(({ status }) => status)).toEqual(['void'])
  expect(await testActions.listCharges(car)).toEqual([])
}

export const tryAgain = (page: Page) => pressButton(page, 'Try again')
