import { expect, test } from '../steps/customer.ts'
import { formOf, says } from '../steps/form.ts'

test('sign-in says what is wrong at each field', async ({ page, customer }) => {
  const { t, field, send, missing } = formOf(page)
  await page.goto('/sign-in')
  await send('Sign in')
  await expect(page.getByText(t('Please fix errors'))).toBeVisible()
  await expect(field('Email')).toBeFocused()
  await missing('Email', 'Password')

  await field('Email').fill('grace@mail')
  await send('Sign in')
  await says(field('Email'), t('Invalid email address'))
  await field('Email').fill(customer.email)
  await expect(field('Email')).not.toHaveAttribute('aria-invalid')
  await field('Password').fill('not-this-one')
  await send('Sign in')
  await expect(page.getByText(t('Incorrect email or password.'))).toBeVisible()
  await expect(field('Email')).toHaveValue(customer.email)
})
