import { describeDriver } from '../steps/checkout.ts'
import { expect, test } from '../steps/customer.ts'
import { formOf, says } from '../steps/form.ts'
import { checkoutPath, yearsBefore } from '../steps/trip.ts'
import { wordsIn } from '../steps/words.ts'

test('checkout asks again for what is missing in each step', async ({ page, trip, guest }) => {
  const t = wordsIn('en')
  const { field, send, missing } = formOf(page, t)
  await page.goto(checkoutPath(trip))
  await page.getByRole('checkbox', { name: t('Additional driver') }).check()
  await send('Continue to driver details')
  await send('Continue to payment options')
  await expect(page.getByText(t('Please fix errors'))).toBeVisible()
  await expect(field('Full name')).toBeFocused()
  await missing('Full name', 'Email', 'Phone', 'Birth date')
  await missing('Additional driver: full name', 'Additional driver: birth date')

  await field('Email').fill('ada@mail')
  await field('Phone').fill('nonsense')
  await field('Birth date').fill(yearsBefore(trip.from, 20))
  await field('Additional driver: email').fill('annabella')
  await field('Additional driver: email').press('Tab')
  await says(field('Email'), t('Invalid email address'))
  await says(field('Phone'), t('Invalid phone number'))
  const age = { minimumAge: 21 }
  await says(field('Birth date'), t('You must be at least {minimumAge} years old.', age))
  await says(field('Additional driver: email'), t('Invalid email address'))

  await describeDriver(page, guest, t)
  await describeDriver(page, { ...guest, email: `second.${guest.email}` }, (english) =>
    t(`Additional driver: ${english.toLowerCase()}`),
  )
  await send('Continue to payment options')
  await send('Continue to review')
  await expect(
    page.getByText(t('Please choose one of the ways to pay that are open to you.')),
  ).toBeVisible()
  await page.getByRole('radio', { name: t('Pay later, at the counter') }).check()
  await send('Continue to review')
  await send('Book')
  await says(field('I accept the terms of use.'), t('Please accept the terms of use.'))
})
