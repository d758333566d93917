import { locateConfirmation, locateRefusalHeading } from '../steps/booking/checkout.ts'
import { expect, test } from '../steps/person/customer.ts'
import { skipWaitsUntil } from '../steps/page/skip-waits.ts'
import { locateScreen } from '../steps/booking/payment-screens.ts'
import {
  answerBank,
  fillInCard,
  expectHeldUnpaid,
  expectPaidOnce,
  locateSandboxPayButton,
  payWith,
  tryAgain,
  bookToPayByCard,
} from '../steps/server/sandbox.ts'

test.beforeEach(async ({ page, ownTrip, guest }) => {
  await page.clock.install()
  await bookToPayByCard(page, ownTrip, guest)
})

test('an accepted card is charged once, and the form shows that it is a test @nightly', async ({
  page,
  ownTrip,
  testActions,
}) => {
  await expect(page.getByText('Test mode: no money is charged')).toBeVisible()
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

// @shows PAY-6, PAY-27
test('invalid and declined cards show errors without a charge, and the next card pays once', async ({
  page,
  ownTrip,
  testActions,
}) => {
  for (const [field, typed, message] of [
    ['Card number', '4242 4242 4242 4241', 'Invalid card number'],
    ['Expiry date', '13/30', 'Invalid expiry date'],
    ['Security code', '12', 'Invalid card validation code'],
  ] as const) {
    await test.step(field, async () => {
      await fillInCard(page, 'accepted')
      await page.getByLabel(field).fill(typed)
      await locateSandboxPayButton(page).click()
      await expect(page.getByLabel(field)).toHaveAccessibleDescription(message)
    })
  }
  for (const [card, sentence] of [
    ['declined', 'Your bank declined the payment.'],
    ['poor', 'Insufficient funds.'],
  ] as const) {
    await test.step(card, async () => {
      await payWith(page, card)
      await expect(locateRefusalHeading(page, 'Payment failed.')).toBeVisible()
      await expect(page.getByText(sentence)).toBeVisible()
      await tryAgain(page)
    })
  }
  await payWith(page, 'down')
  await expect(page.getByText('The payment provider couldn’t take the payment.')).toBeVisible()
  await expectHeldUnpaid(testActions, ownTrip.car.id)

  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('a challenge that is closed, then declined, and finally confirmed pays once @nightly', async ({
  page,
  ownTrip,
  testActions,
}) => {
  const [bank] = await Promise.all([page.waitForEvent('popup'), payWith(page, 'challenged')])
  await expect(bank.getByRole('button', { name: 'Yes, I confirm' })).toBeVisible()
  await bank.close({ runBeforeUnload: true })
  await expect(page.getByText('You didn’t approve the payment with your bank.')).toBeVisible()
  await tryAgain(page)
  await answerBank(page, () => payWith(page, 'challenged'), 'no')
  await expect(page.getByText('You didn’t approve the payment with your bank.')).toBeVisible()
  await expectHeldUnpaid(testActions, ownTrip.car.id)

  await tryAgain(page)
  await answerBank(page, () => payWith(page, 'challenged'), 'yes')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('a connection that breaks after charging ends in one paid booking @nightly', async ({
  page,
  ownTrip,
  testActions,
}) => {
  await payWith(page, 'lost')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('a slow card is shown as pending, and never as failed @nightly', async ({
  page,
  ownTrip,
  testActions,
}) => {
  await payWith(page, 'slow')
  await expect(locateScreen(page, 'Processing payment…')).toBeVisible()
  await expect(page.getByText('Payment failed.')).toBeHidden()
  await testActions.endSlowCard(ownTrip.car.id)
  await skipWaitsUntil(page, locateConfirmation(page))
  await expectPaidOnce(testActions, ownTrip.car.id)
})
