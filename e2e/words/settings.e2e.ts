import { expect, test } from '../steps/person/customer.ts'
import { createLocalForm, expectMessage } from '../steps/page/form.ts'
import { createTranslate } from '../steps/page/words.ts'
import { createExpectedTexts } from './expected-texts.ts'

const translate = createExpectedTexts('en')
const translateToFrench = createExpectedTexts('fr')
const t = createTranslate('en')

test('settings show errors and results in the displayed language @nightly', async ({
  page,
  customer,
  booking,
  callControl,
}) => {
  const { field, send } = createLocalForm(page, t)
  await page.goto('/sign-in?from=/settings')
  await field('Email').fill(customer.email)
  await field('Password').fill(customer.password)
  await send('Sign in')
  await field('Full name').fill('')
  await field('Phone').fill('12')
  await field('Date of birth').fill('2015-02-01')
  await send('Save')
  await expect(page.getByText(translate('Please fix errors'))).toBeVisible()
  await expectMessage(field('Full name'), translate('Please fill in the field:'))
  await expectMessage(field('Phone'), translate('Invalid phone number'))
  await expectMessage(field('Date of birth'), translate('You must be at least 21 years old.'))

  await field('Full name').fill('Grace Hopper')
  await field('Phone').fill('+21620123456')
  await field('Date of birth').fill('1986-12-09')
  await callControl.plan('updateUser', { code: 'internal' })
  await send('Save')
  await expect(page.getByText(translate('Something went wrong! Try again later.'))).toBeVisible()
  await send('Save')
  await expect(page.getByText(translate('Changes made successfully.'))).toBeVisible()

  const resend = page.getByRole('button', { name: t('Send the email again') })
  await callControl.plan('resendVerification', { code: 'internal' })
  await resend.click()
  await expect(
    page.getByText(translate('An error occurred while sending validation email.')),
  ).toBeVisible()
  await resend.click()
  await expect(page.getByText(translate('Validation email sent.'))).toBeVisible()

  await callControl.plan('updateLanguage', { code: 'internal' })
  const choice = page.getByRole('combobox', { name: t('Language') })
  await choice.selectOption('Français')
  await expect(
    page.getByText(translate('An error occurred while changing language.')),
  ).toBeVisible()
  await expect(choice).toHaveValue('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await choice.selectOption('Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  // A new toast is in the language that is now displayed.
  await expect(page.getByText(translateToFrench('Changes made successfully.')).last()).toBeVisible()

  await page.route('**/assets/calendar-file*', (route) => route.abort())
  await page.goto(`/booking?b=${booking}`)
  await page.getByRole('button', { name: createTranslate('fr')('Add to calendar') }).click()
  await expect(page.getByText(translateToFrench('An unhandled error occurred.'))).toBeVisible()
})
