import { findSessionCookie } from '../steps/page/cookies.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { createLocalForm } from '../steps/page/form.ts'
import { PEOPLE } from '../steps/booking/demo-fixtures.ts'

// @shows SESSION-9
test('a suspended customer sees a contact address, and can browse as a guest @nightly', async ({
  page,
  context,
}) => {
  const { field, send } = createLocalForm(page)
  const main = page.getByRole('main')
  await page.goto('/sign-in')
  await field('Email').fill(PEOPLE.karim.email)
  await field('Password').fill(PEOPLE.karim.password)
  await send('Sign in')
  await expect(heading(page, 'Your account is suspended.')).toBeVisible()
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(main.getByRole('button', { name: 'Use another account' })).toBeVisible()
  expect(await findSessionCookie(context)).toBeUndefined()
  // Account pages are unavailable, even when opened by URL; other pages are public.
  await main.getByRole('link', { name: 'Browse as a guest' }).click()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
  await page.goto('/bookings')
  await expect(heading(page, 'Sign in')).toBeVisible()
})

test('a wrong password does not reveal that the account is suspended @nightly', async ({
  page,
}) => {
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(PEOPLE.karim.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('not-this-one')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
})
