import { fillInDriver, pressBook } from '../steps/booking/checkout.ts'
import { expect, test } from '../steps/person/customer.ts'
import { createLocalForm, expectMessage } from '../steps/page/form.ts'
import { SANDBOX_CARDS } from '../steps/server/sandbox.ts'
import { buildCheckoutPath } from '../steps/booking/trip.ts'
import { createTranslate } from '../steps/page/words.ts'
import { createExpectedTexts } from './expected-texts.ts'

/** The pay button, with the price of the three days in dinars. */
const PAY_BUTTON_NAME = /^(Pay|Payer|Pagar)\s576\sTND$/

const translate = createExpectedTexts('en')
const t = createTranslate('en')

// @shows PAY-6
test('paying by card shows what is wrong with the card @nightly', async ({
  page,
  ownTrip,
  guest,
}) => {
  const { field, send } = createLocalForm(page, t)
  const pay = () => page.getByRole('main').getByRole('button', { name: PAY_BUTTON_NAME }).click()
  await page.goto(buildCheckoutPath(ownTrip))
  await send('Continue to driver details')
  await fillInDriver(page, guest, t)
  await send('Continue to payment options')
  await page.getByRole('radio', { name: t('Pay in full online') }).check()
  await send('Continue to review')
  await field('I accept the terms of use.').check()
  await pressBook(page, t)
  await pay()
  await expect(page.getByText(translate('Please fix errors'))).toBeVisible()
  await field('Card number').fill('4242 4242 4242 4241')
  await field('Expiry date').fill('01/20')
  await field('Security code').fill('1')
  await pay()
  await expectMessage(field('Card number'), translate('Invalid card number'))
  await expectMessage(field('Expiry date'), translate('Invalid expiry date'))
  await expectMessage(field('Security code'), translate('Invalid card validation code'))

  await field('Card number').fill(SANDBOX_CARDS.declined)
  await field('Expiry date').fill('12/34')
  await field('Security code').fill('123')
  await pay()
  await expect(page.getByText(translate('Payment failed.'))).toBeVisible()
})
