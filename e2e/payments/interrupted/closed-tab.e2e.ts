import { type Page } from '@playwright/test'

import { visitCheckout, pressButton, locateRefusalHeading } from '../../steps/booking/checkout.ts'
import { expect, heading, test } from '../../steps/person/customer.ts'
import { interruptStates } from '../../steps/interrupting/interruption.ts'
import {
  SANDBOX_STATES,
  type PaymentState,
  STATES_WITH_PENDING_MONEY,
} from '../../steps/interrupting/payment-states.ts'
import { WORKER_WAIT_OPTIONS } from '../../steps/person/mails.ts'
import type { PaymentScene } from '../../steps/interrupting/scene.ts'
import { expectPaidOnce, payWith, bookToPayByCard } from '../../steps/server/sandbox.ts'

const { CHARGING, CHALLENGED, CONFIRMING, UNKNOWN } = SANDBOX_STATES

interruptStates(STATES_WITH_PENDING_MONEY, 'a tab that is closed', async (scene, state) => {
  const context = scene.page.context()
  for (const page of context.pages()) await page.close()
  await state.meanwhile(scene)
  const next = await context.newPage()
  await next.clock.install()
  await VISITS.get(state)?.(next, scene)
})

/** Asserts that the webhook completes the booking although no page is open. */
async function expectSettledByWebhook({ testActions, trip }: PaymentScene) {
  await expect
    .poll(async () => (await testActions.listBookings(trip.car.id))[0]?.status, WORKER_WAIT_OPTIONS)
    .toBe('paidInFull')
}

/**
 * Reopens checkout and continues to the payment. The tab's checkout data is lost, but the car is still held for
 * this browser.
 */
async function continueToPayment(page: Page, scene: PaymentScene) {
  await visitCheckout(page, scene.trip)
  await expect(locateRefusalHeading(page, 'Your payment for this car isn’t complete')).toBeVisible()
  await pressButton(page, 'Continue to payment')
  await expect(CHALLENGED.findReturnScreen(page)).toBeVisible()
  await CHALLENGED.finish(page, scene)
}

const VISITS = new Map<PaymentState, (page: Page, scene: PaymentScene) => Promise<void>>([
  [CHALLENGED, continueToPayment],
  [
    CHARGING,
    async (_page, scene) => {
      await scene.testActions.endSlowCard(scene.trip.car.id)
      await expectSettledByWebhook(scene)
    },
  ],
  [CONFIRMING, (_page, scene) => expectSettledByWebhook(scene)],
  [UNKNOWN, (_page, scene) => expectSettledByWebhook(scene)],
])

test('the bank’s window stays open after the tab is closed, and leads to the payment @nightly', async ({
  page,
  context,
  ownTrip,
  guest,
  testActions,
}) => {
  await bookToPayByCard(page, ownTrip, guest)
  const [bank] = await Promise.all([page.waitForEvent('popup'), payWith(page, 'challenged')])
  await expect(bank.getByRole('button', { name: 'Yes, I confirm' })).toBeVisible()
  await page.close()
  await bank.getByRole('button', { name: 'Yes, I confirm' }).click()
  await bank.getByRole('link').click()
  await expect(heading(bank, 'Paid and booked')).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
  expect(context.pages()).toEqual([bank])
})
