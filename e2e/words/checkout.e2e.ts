import { fillInDriver, pressBook } from '../steps/booking/checkout.ts'
import { expect, test } from '../steps/person/customer.ts'
import { createPicture } from '../steps/person/files.ts'
import { createLocalForm, expectMessage } from '../steps/page/form.ts'
import { buildCheckoutPath, createTripAfter, subtractYears } from '../steps/booking/trip.ts'
import { createTranslate } from '../steps/page/words.ts'
import { DEMO_CARS, LOCATIONS } from '../steps/booking/demo-fixtures.ts'
import { createExpectedTexts } from './expected-texts.ts'

const translate = createExpectedTexts('en')
const t = createTranslate('en')

test('checkout shows errors at the invalid fields @nightly', async ({
  page,
  guest,
  testActions,
  callControl,
}) => {
  const { field, send } = createLocalForm(page, t)
  const pay = (english: string) => page.getByRole('radio', { name: t(english) }).check()
  const id = await testActions.newCar(DEMO_CARS.withLicense.id, LOCATIONS.gafsa.id)
  const trip = {
    ...createTripAfter(21, { ...DEMO_CARS.withLicense, id }),
    location: LOCATIONS.gafsa,
  }
  await page.goto(buildCheckoutPath(trip))
  await send('Continue to driver details')
  await fillInDriver(page, { ...guest, phone: '12', birthDate: subtractYears(trip.from, 20) }, t)
  await send('Continue to payment options')
  await expectMessage(field('Phone'), translate('Invalid phone number'))
  await expectMessage(field('Date of birth'), translate('You must be at least 21 years old.'))
  await fillInDriver(page, guest, t)
  await send('Continue to payment options')
  await expect(page.getByText(translate('Please add an image'))).toBeVisible()
  await page.getByLabel(t('Choose a file')).setInputFiles(createPicture())
  await expect(page.getByText(t('Licence uploaded'))).toBeVisible()
  await send('Continue to payment options')

  await pay('Pay in full online')
  await send('Continue to review')
  await pressBook(page, t)
  await expectMessage(
    field('I accept the terms of use.'),
    translate('Please accept the terms of use.'),
  )
  await field('I accept the terms of use.').check()
  await callControl.plan('checkOut', { code: 'online-payment-barred' })
  await pressBook(page, t)
  await expect(
    page.getByText(translate('Online payment is not allowed for users in Tunisia.')).first(),
  ).toBeVisible()
  await pay('Pay in full online')
})
