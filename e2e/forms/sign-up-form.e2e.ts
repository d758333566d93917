import { expect, test } from '../steps/customer.ts'
import { formOf, says } from '../steps/form.ts'

test('sign-up says what is wrong at each field', async ({ page }) => {
  const { t, field, send, missing } = formOf(page)
  await page.goto('/sign-up')
  await send('Sign up')
  await expect(page.getByText(t('Please fix errors'))).toBeVisible()
  await expect(field('Full name')).toBeFocused()
  await missing('Full name', 'Email', 'Phone', 'Birth date', 'Password', 'Confirm password')
  await says(field('I accept the terms of use.'), t('Please accept the terms of use.'))

  await field('Full name').fill('Ada Lovelace')
  await field('Email').fill('ada@mail')
  await field('Phone').fill('12')
  await field('Birth date').fill('2015-02-01')
  await field('Password').fill('short')
  await field('Confirm password').fill('other')
  await send('Sign up')
  await expect(field('Email')).toBeFocused()
  await says(field('Email'), t('Invalid email address'))
  await says(field('Phone'), t('Invalid phone number'))
  const age = { MINIMUM_AGE: 21 }
  await says(field('Birth date'), t('You must be at least {MINIMUM_AGE} years old.', age))
  const length = { MINIMUM_PASSWORD_LENGTH: 6 }
  await says(
    field('Password'),
    t('Password must be at least {MINIMUM_PASSWORD_LENGTH} characters long', length),
  )
  await says(field('Confirm password'), t("Passwords don't match."))

  await field('Email').fill('ada@mail.example')
  await expect(field('Email')).not.toHaveAttribute('aria-invalid')
  await page.getByRole('link', { name: t('Invalid phone number') }).click()
  await expect(field('Phone')).toBeFocused()
})

test('an error appears when its field is left, not while it is typed', async ({ page }) => {
  await page.goto('/sign-up')
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.pressSequentially('ada@')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.press('Tab')
  await says(email, 'Invalid email address')
})
