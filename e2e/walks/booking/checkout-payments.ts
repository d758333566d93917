import { expect, type Locator, type Page } from '@playwright/test'

import { locateConfirmation, pressButton } from '../../steps/booking/checkout.ts'
import {
  locateByMailScreen,
  locateExpiredScreen,
  locateScreen,
} from '../../steps/booking/payment-screens.ts'
import { locateSandboxPayButton, payWith } from '../../steps/server/sandbox.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import { type BookingPeople, bookAsRival, setActiveStatuses } from './booking-people.ts'

type Acts = BrowserWalk<BookingPeople>['acts']

const PAY_BUTTON = /^Pay .?\d/
const CHECK_CALL = 'checkCheckoutSession'
/** More failures than any page retries. */
const MAX_FAILURES = 200
/** Longer than the payment window. */
const BEYOND_WINDOW_MS = 40 * 60_000

/** Waits for the card form. */
const waitForForm = ({ scene: { calls, page } }: BookingPeople) =>
  calls.passUntil(locateSandboxPayButton(page, PAY_BUTTON))

async function payAndWait(people: BookingPeople, shown: Locator) {
  await waitForForm(people)
  await payWith(people.scene.page, 'accepted', PAY_BUTTON)
  await people.scene.calls.passUntil(shown)
}

/** Advances the clock while the page polls, until it shows this. */
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
  'payment moved: prepared': waitForForm,
  'payment done: settled': (people) => payAndWait(people, locateConfirmation(people.scene.page)),
  async 'payment done: refunded'(people) {
    await waitForForm(people)
    await closeWindow(people)
    await bookAsRival(people)
    await payWith(people.scene.page, 'accepted', PAY_BUTTON)
    await people.scene.calls.passUntil(
      locateScreen(people.scene.page, 'We’re refunding your payment'),
    )
  },
  async 'payment done: confirmed by the supplier'(people) {
    const { calls, page } = people.scene
    await waitForForm(people)
    await setActiveStatuses(people, 'reserved')
    await page.reload()
    await calls.passUntil(locateConfirmation(page))
  },
  async 'payment done: expired'(people) {
    const { calls, page } = people.scene
    const isAsked = (await calls.waiting()).includes(CHECK_CALL)
    if (!isAsked) await waitForForm(people)
    await closeWindow(people)
    if (!isAsked) await page.reload()
    await calls.passUntil(locateExpiredScreen(page))
  },
  async 'payment done: another way'(people) {
    await waitForForm(people)
    await pressButton(people.scene.page, 'Use another payment method')
  },
  async 'payment done: back to the review'(people) {
    await waitForForm(people)
    await people.scene.page.goBack()
  },
  async 'holdExpiry done: time is over'(people) {
    await closeWindow(people)
    await people.scene.page.clock.fastForward(BEYOND_WINDOW_MS)
  },
  async 'payment done: left'(people) {
    await waitForForm(people)
    await pressButton(people.scene.page, 'Cancel payment')
  },
  async 'payment done: unknown'(people) {
    const { page, control } = people.scene
    await waitForForm(people)
    await control.forget(CHECK_CALL)
    await control.plan(CHECK_CALL, 'cut', MAX_FAILURES)
    await payWith(page, 'lost', PAY_BUTTON)
    await advanceClockUntil(page, locateByMailScreen(page))
    await pressButton(page, 'Cancel payment')
    await expect(locateByMailScreen(page)).toBeHidden()
    await control.forget(CHECK_CALL)
    await people.scene.calls.hold([CHECK_CALL])
  },
}
