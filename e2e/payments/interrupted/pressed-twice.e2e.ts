import { locateConfirmation } from '../../steps/booking/checkout.ts'
import { expect, test } from '../../steps/person/customer.ts'
import {
  WEBHOOK_WAIT_OPTIONS,
  locateConfirmingScreen,
  locateScreen,
} from '../../steps/booking/payment-screens.ts'
import {
  fillInCard,
  expectPaidOnce,
  locateSandboxPayButton,
  payWith,
  bookToPayByCard,
} from '../../steps/server/sandbox.ts'

test.beforeEach(async ({ page, ownTrip, guest }) => {
  await bookToPayByCard(page, ownTrip, guest)
})

test('pressing the button twice pays once @nightly', async ({ page, ownTrip, testActions }) => {
  await fillInCard(page, 'accepted')
  await locateSandboxPayButton(page).dblclick()
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('a reload while the slow card is charged ends in one paid booking @nightly', async ({
  page,
  ownTrip,
  testActions,
}) => {
  await payWith(page, 'slow')
  await expect(locateScreen(page, 'Processing payment…')).toBeVisible()
  await page.reload()
  await expect(locateConfirmingScreen(page)).toBeVisible()
  await testActions.endSlowCard(ownTrip.car.id)
  await expect(locateConfirmation(page)).toBeVisible(WEBHOOK_WAIT_OPTIONS)
  await expectPaidOnce(testActions, ownTrip.car.id)
})
