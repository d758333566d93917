import { findSessionCookie } from '../steps/page/cookies.ts'
import {
  accountMenu,
  signInOnHomePage,
  expect,
  heading,
  signIn,
  test,
  signOut,
} from '../steps/person/customer.ts'
import { setLanguageToEnglish } from '../steps/person/people.ts'
import { SUPPLIER, PEOPLE } from '../steps/booking/demo-fixtures.ts'

const SECONDS_PER_YEAR = 365 * 86_400

test('a wrong password shows an error, and the right one then signs in @nightly', async ({
  page,
  customer,
}) => {
  await page.goto('/sign-in')
  await signIn(page, { ...customer, password: 'not-this-one' })
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(customer.email)

  const password = page.getByRole('textbox', { name: 'Password' })
  await password.fill(customer.password)
  await expect(page.getByText('Incorrect email or password.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page, customer)).toBeVisible()
})

test('an account without a password and an unknown account get the same error @nightly', async ({
  page,
}) => {
  await page.goto('/sign-in')
  for (const email of ['lucie@masar.example', 'nobody@masar.example']) {
    await signIn(page, { email, password: 'sidi-bou-said' })
    await expect(page.getByText('Incorrect email or password.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill('')
  }
})

// @shows SAFE-3
test('a supplier has a separate sign-in page that customers cannot use @nightly', async ({
  page,
  customer,
}) => {
  await page.goto('/sign-in')
  await signIn(page, SUPPLIER)
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in here' }).click()
  await expect(heading(page, 'Sign in as a rental company')).toBeVisible()
  await signIn(page, customer)
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await signIn(page, SUPPLIER)
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page, SUPPLIER)).toBeVisible()
})

// @shows ACCOUNT-32
test('an unverified customer can browse, and the bookings page asks for email verification @nightly', async ({
  page,
  request,
}) => {
  await signInOnHomePage(page, await setLanguageToEnglish(request, PEOPLE.sami))
  const hint = page.getByText('Confirm your email address')
  await expect(hint).toHaveCount(0)
  await page.goto('/bookings')
  await expect(heading(page, 'My bookings')).toBeVisible()
  await expect(hint).toBeVisible()
})

// @shows SESSION-15, SESSION-18
test('a page that requires a session redirects to sign-in and back', async ({ page, customer }) => {
  await page.goto('/bookings?status=pending')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await signIn(page, customer)
  await expect(page).toHaveURL('/bookings?status=pending')
  await expect(heading(page, 'My bookings')).toBeVisible()
  await page.goto('/sign-in')
  await expect(page).toHaveURL('/')
})

// @shows SESSION-6, SESSION-7
test('a session lasts over a year with “Stay connected”, otherwise until the browser closes @nightly', async ({
  page,
  context,
  customer,
}) => {
  const lasts = async () => {
    const session = await findSessionCookie(context)
    return (session?.expires ?? 0) - Date.now() / 1000
  }
  await page.goto('/sign-in')
  await signIn(page, customer)
  await expect(accountMenu(page, customer)).toBeVisible()
  expect(await lasts()).toBeLessThan(0)
  await signOut(page, customer)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await findSessionCookie(context)).toBeUndefined()

  await page.goto('/sign-in')
  await page.getByRole('checkbox', { name: 'Stay connected' }).check()
  await signIn(page, customer)
  await expect(accountMenu(page, customer)).toBeVisible()
  expect(await lasts()).toBeGreaterThan(SECONDS_PER_YEAR)
  await page.reload()
  await expect(accountMenu(page, customer)).toBeVisible()
})

test('an error is shown until the sign-in code loads, and then signing in works @nightly', async ({
  page,
  customer,
}) => {
  await page.route('**/assets/running-session-*.js', (route) => route.abort())
  await page.goto('/sign-in')
  await signIn(page, customer)
  await expect(page.getByText('We couldn’t reach the server.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(customer.email)

  await page.unroute('**/assets/running-session-*.js')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(accountMenu(page, customer)).toBeVisible()
})
