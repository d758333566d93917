import { expect, type Page } from '@playwright/test'

import { openReview } from './draft.ts'
import type { CallControlClient, Outcome } from '../server/call-control.ts'
import type { TypedDriver } from '../person/people.ts'
import type { TranslateText } from '../page/words.ts'
import { buildCheckoutPath, type DemoTrip } from './trip.ts'

export type StepTitle = 'Booking options' | 'Driver details' | 'Payment options' | 'Review and book'

export const visitCheckout = (page: Page, trip: DemoTrip) => page.goto(buildCheckoutPath(trip))

/** Locates the heading of the current step, the only heading with a step number. */
export const locateStepHeading = (page: Page, name: StepTitle) =>
  page.getByRole('heading', { name: new RegExp(`^${name} \\(step \\d of [34]\\)$`) })

export const passOptions = (page: Page) => pressButton(page, 'Continue to driver details')
export const passPayment = async (page: Page) => {
  await page.getByRole('radio', { name: 'Pay later, at the counter' }).check()
  await pressButton(page, 'Continue to review')
}
export const passDriver = async (page: Page, driver: TypedDriver) => {
  await fillInDriver(page, driver)
  await pressButton(page, 'Continue to payment options')
}

export async function fillInDriver(
  page: Page,
  driver: TypedDriver,
  t = (english: string) => english,
) {
  const field = (english: string) => page.getByLabel(t(english), { exact: true })
  await field('Full name').fill(driver.fullName)
  await field('Email').fill(driver.email)
  await field('Phone').fill(driver.phone)
  await field('Date of birth').fill(driver.birthDate)
}

/**
 * Opens the review for payment at the counter, with the terms accepted. Tests in e2e/booking go through all
 * steps instead.
 */
export async function openFilledReview(page: Page, trip: DemoTrip, driver: TypedDriver) {
  await openReview(page, trip, { driver, choice: 'later' })
  await expect(locateStepHeading(page, 'Review and book')).toBeVisible()
}

/** Opens the review for a customer whose account has all driver details. */
export async function openSignedInReview(page: Page, trip: DemoTrip) {
  await openReview(page, trip, { choice: 'later' })
  await expect(locateStepHeading(page, 'Review and book')).toBeVisible()
}

export const acceptTerms = (page: Page) =>
  page.getByRole('checkbox', { name: 'I accept the terms of use.' }).check()

const AMOUNT_MARKER = '*'

/** Clicks the booking button, which shows the amount and when it is due. */
export function pressBook(page: Page, t?: TranslateText) {
  const [name = ''] =
    t?.('Book now · pay {amount} now', { amount: AMOUNT_MARKER }).split(AMOUNT_MARKER) ?? []
  return page
    .getByRole('main')
    .getByRole('button', { name: name || /^Book now · pay/ })
    .click()
}

/** Books, with this outcome of the checkout call. */
export async function bookWithOutcome(
  page: Page,
  callControl: CallControlClient,
  outcome: Outcome,
) {
  await callControl.plan('checkOut', outcome)
  await pressBook(page)
}

/** Books, and delays the response until the call is released. */
export async function bookAndWait(page: Page, callControl: CallControlClient) {
  await bookWithOutcome(page, callControl, 'hold')
  await callControl.held('checkOut')
}

/** Accepts the terms, books, and returns the id of the booking. */
export async function acceptAndBook(page: Page): Promise<string> {
  await acceptTerms(page)
  await pressBook(page)
  return readConfirmedBookingId(page)
}

/** Locates the heading of the panel that explains a refusal. */
export const locateRefusalHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name })

export const locateConfirmation = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(Booking received|You’re booked)/ })

/**
 * Returns the id of the confirmed booking. The confirmation does not show it, so it is read from the link to
 * the booking.
 */
export async function readConfirmedBookingId(page: Page): Promise<string> {
  await expect(locateConfirmation(page)).toBeVisible()
  const main = page.getByRole('main')
  const address = await main.getByRole('link', { name: 'View booking' }).getAttribute('href')
  expect(await main.innerText()).not.toMatch(/[0-9a-f]{24}/)
  const [number] = /[0-9a-f]{24}/.exec(address ?? '') ?? []
  expect(number).toBeDefined()
  return number ?? ''
}

export const pressButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
