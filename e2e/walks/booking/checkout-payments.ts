import { expect, type Locator, type Page } from '@playwright/test'

import { confirmation, pressButton } from '../../steps/booking/checkout.ts'
import { byMail, expiredScreen, screen } from '../../steps/booking/payment-screens.ts'
import { sandboxPayButton, payWith } from '../../steps/server/sandbox.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import { type BookingPeople, rivalBooks, supplierSetsAll } from './booking-people.ts'

type Acts = BrowserWalk<BookingPeople>['acts']

const AN_AMOUNT = /^Pay .?\d/
const CHECK = 'checkCheckoutSession'
/** More often than any page retries. */
const MAX_FAILURES = 200
/** Longer than the payment window. */
const A_WINDOW = 40 * 60_000

/** Waits for the card form. */
const isReady = ({ scene: { calls, page } }: BookingPeople) =>
  calls.passUntil(sandboxPayButton(page, AN_AMOUNT))

async function pays(people: BookingPeople, shown: Locator) {
  await isReady(people)
  await payWith(people.scene.page, 'accepted', AN_AMOUNT)
  await people.scene.calls.passUntil(shown)
}

/** The page polls repeatedly without a result, faster than usual. */
const hastenTo = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(shown).toBeVisible({ timeout: 250 })
  }).toPass({ intervals: [20], timeout: 30_000 })

/** The payment window is over for unpaid bookings. */
async function closeWindow({ scene: { testActions }, trip: { car }, overdue }: BookingPeople) {
  const bookings = await testActions.listBookings(car.id)
  const unpaid = bookings.filter(({ status }) => status === 'void')
  for (const { id } of unpaid) overdue.add(id)
  if (unpaid.length > 0) await testActions.closeWindow(car.id)
}

/** The end of a payment: a whole nested machine in one step. */
export const checkoutPaymentActs: Acts = {
  'payment moved: prepared': isReady,
  'payment done: settled': (people) => pays(people, confirmation(people.scene.page)),
  async 'payment done: refunded'(people) {
    await isReady(people)
    await closeWindow(people)
    await rivalBooks(people)
    await payWith(people.scene.page, 'accepted', AN_AMOUNT)
    await people.scene.calls.passUntil(screen(people.scene.page, 'We’re refunding your payment'))
  },
  async 'payment done: confirmed by the supplier'(people) {
    const { calls, page } = people.scene
    await isReady(people)
    await supplierSetsAll(people, 'reserved')
    await page.reload()
    await calls.passUntil(confirmation(page))
  },
  async 'payment done: expired'(people) {
    const { calls, page } = people.scene
    const isAsked = (await calls.waiting()).includes(CHECK)
    if (!isAsked) await isReady(people)
    await closeWindow(people)
    if (!isAsked) await page.reload()
    await calls.passUntil(expiredScreen(page))
  },
  async 'payment done: another way'(people) {
    await isReady(people)
    await pressButton(people.scene.page, 'Use another payment method')
  },
  async 'payment done: back to the review'(people) {
    await isReady(people)
    await people.scene.page.goBack()
  },
  async 'holdExpiry done: time is over'(people) {
    await closeWindow(people)
    await people.scene.page.clock.fastForward(A_WINDOW)
  },
  async 'payment done: left'(people) {
    await isReady(people)
    await pressButton(people.scene.page, 'Cancel payment')
  },
  async 'payment done: unknown'(people) {
    const { page, control } = people.scene
    await isReady(people)
    await control.forget(CHECK)
    await control.plan(CHECK, 'cut', MAX_FAILURES)
    await payWith(page, 'lost', AN_AMOUNT)
    await hastenTo(page, byMail(page))
    await pressButton(page, 'Cancel payment')
    await expect(byMail(page)).toBeHidden()
    await control.forget(CHECK)
    await people.scene.calls.hold([CHECK])
  },
}
