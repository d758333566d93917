import { expect, type Locator, type Page } from '@playwright/test'

import { locateConfirmation, pressButton } from '../../steps/booking/checkout.ts'
import {
  locateConfirmByEmailScreen,
  locateExpiredScreen,
  locateScreen,
} from '../../steps/booking/payment-screens.ts'
import { locateSandboxPayButton, payWith } from '../../steps/server/sandbox.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import { type BookingPeople, bookAsRival, setActiveStatuses } from './booking-people.ts'

type Acts = BrowserWalk<BookingPeople>['acts']

const PAY_BUTTON_NAME = /^Pay .?\d/
const CHECK_CALL = 'checkCheckoutSession'
/** More failures than any page retries. */
const MAX_FAILURES = 200
/** Longer than the payment window. */
const BEYOND_WINDOW_MS = 40 * 60_000

const waitForCardForm = ({ scene: { calls, page } }: BookingPeople) =>
  calls.passUntil(locateSandboxPayButton(page, PAY_BUTTON_NAME))

async function payAndWait(people: BookingPeople, shown: Locator) {
  await waitForCardForm(people)
  await payWith(people.scene.page, 'accepted', PAY_BUTTON_NAME)
  await people.scene.calls.passUntil(shown)
}

/** Advances the clock while the page polls, until the element is visible. */
const advanceClockUntil = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(shown).toBeVisible({ timeout: 250 })
  }).toPass({ intervals: [20], timeout: 30_000 })

/** Ends the payment window of the car's unpaid bookings. */
async function closeWindow({ scene: { testActions }, trip: { car }, overdue }: BookingPeople) {
  const bookings = await testActions.listBookings(car.id)
  const unpaid = bookings.filter(({ status }) => status === 'void')
  for (const { id } of unpaid) overdue.add(id)
  if (unpaid.length > 0) await testActions.closeWindow(car.id)
}

/** The results of a payment. Each performs the whole nested machine in one step. */
export const checkoutPaymentActs: Acts = {
  'payment moved: prepared': waitForCardForm,
  'payment done: settled': (people) => payAndWait(people, locateConfirmation(people.scene.page)),
  async 'payment done: refunded'(people) {
    await waitForCardForm(people)
    await closeWindow(people)
    await bookAsRival(people)
    await payWith(people.scene.page, 'accepted', PAY_BUTTON_NAME)
    await people.scene.calls.passUntil(
      locateScreen(people.scene.page, 'We’re refunding your payment'),
    )
  },
  async 'payment done: confirmed by the supplier'(people) {
    const { calls, page } = people.scene
    await waitForCardForm(people)
    await setActiveStatuses(people, 'reserved')
    await page.reload()
    await calls.passUntil(locateConfirmation(page))
  },
  async 'payment done: expired'(people) {
    const { calls, page } = people.scene
    const isCheckWaiting = (await calls.waiting()).includes(CHECK_CALL)
    if (!isCheckWaiting) await waitForCardForm(people)
    await closeWindow(people)
    if (!isCheckWaiting) await page.reload()
    await calls.passUntil(locateExpiredScreen(page))
  },
  async 'payment done: another way'(people) {
    await waitForCardForm(people)
    await pressButton(people.scene.page, 'Use another payment method')
  },
  async 'payment done: back to the review'(people) {
    await waitForCardForm(people)
    await people.scene.page.goBack()
  },
  async 'holdExpiry done: time is over'(people) {
    await closeWindow(people)
    await people.scene.page.clock.fastForward(BEYOND_WINDOW_MS)
  },
  async 'payment done: left'(people) {
    await waitForCardForm(people)
    await pressButton(people.scene.page, 'Cancel payment')
  },
  async 'payment done: unknown'(people) {
    const { page, control } = people.scene
    await waitForCardForm(people)
    await control.forget(CHECK_CALL)
    await control.plan(CHECK_CALL, 'cut', MAX_FAILURES)
    await payWith(page, 'lost', PAY_BUTTON_NAME)
    await advanceClockUntil(page, locateConfirmByEmailScreen(page))
    await pressButton(page, 'Cancel payment')
    await expect(locateConfirmByEmailScreen(page)).toBeHidden()
    await control.forget(CHECK_CALL)
    await people.scene.calls.hold([CHECK_CALL])
  },
}
