import { confirmation } from '../../steps/booking/checkout.ts'
import { expect, test } from '../../steps/person/customer.ts'
import { WEBHOOK_TIMEOUT, confirmingScreen, screen } from '../../steps/booking/payment-screens.ts'
import {
  fillInCard,
  expectPaidOnce,
  sandboxPayButton,
  payWith,
  bookToPayByCard,
} from '../../steps/server/sandbox.ts'

test.beforeEach(async ({ page, ownTrip, guest }) => {
  await bookToPayByCard(page, ownTrip, guest)
})

test('pressing the button twice pays once @nightly', async ({ page, ownTrip, testActions }) => {
  await fillInCard(page, 'accepted')
  await sandboxPayButton(page).dblclick()
  await expect(confirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('a reload while the slow card is charged ends in one paid booking @nightly', async ({
  page,
  ownTrip,
  testActions,
}) => {
  await payWith(page, 'slow')
  await expect(screen(page, 'Processing payment…')).toBeVisible()
  await page.reload()
  await expect(confirmingScreen(page)).toBeVisible()
  await testActions.endSlowCard(ownTrip.car.id)
  await expect(confirmation(page)).toBeVisible(WEBHOOK_TIMEOUT)
  await expectPaidOnce(testActions, ownTrip.car.id)
})
