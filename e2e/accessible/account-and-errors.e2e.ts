// @shows A11Y-1
import { expectAccessible, expectNoViolations } from '../steps/page/axe.ts'
import { expect, heading, signIn, test } from '../steps/person/customer.ts'
import { serveShells } from '../steps/server/shells.ts'
import { buildSearchPath } from '../steps/booking/trip.ts'

test('sign-in is accessible with form errors and after a wrong password @nightly', async ({
  page,
  customer,
}) => {
  await page.goto('/sign-in')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await expectAccessible(page)
  await signIn(page, { ...customer, password: 'not-this-one' })
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await expectNoViolations(page)
})

test('sign-up is accessible with form errors @nightly', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await expectAccessible(page)
})

test('the terms are accessible, and links to a section scroll to it @nightly', async ({ page }) => {
  await page.goto('/tos')
  await expect(page).toHaveTitle('Terms of use - Masar')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'The deposit' }).click()
  await expect(page).toHaveURL('/tos#deposit')
  const deposit = page.getByRole('heading', { name: '6. The deposit' })
  await expect(deposit).toBeFocused()
  await expect(deposit).toBeInViewport()

  await page.goto('/tos?l=en#complaints')
  await expect(page.getByRole('heading', { name: '15. Complaints' })).toBeInViewport()
})

test('the about, privacy and cookie pages, opened from the footer, are accessible @nightly', async ({
  page,
}) => {
  await page.goto('/tos')
  await expect(heading(page, 'Terms of use')).toBeVisible()
  // The footer loads on the first interaction.
  await page.keyboard.press('Shift')
  for (const [link, title] of [
    ['Who we are', 'About us'],
    ['Privacy', 'Privacy'],
    ['Cookie policy', 'Cookie policy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveTitle(`${title} - Masar`)
    await expect(heading(page, title)).toBeFocused()
    await expectAccessible(page)
  }
})

test('the not-found page is accessible @nightly', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(heading(page, 'Nothing to see here!')).toBeVisible()
  await expectAccessible(page)
})

test('the error page shown when code fails to load is accessible @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(buildSearchPath(trip))
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.route('**/assets/sign-up-*', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(heading(page, 'Something went wrong.')).toBeVisible()
  // The plain fallback page does not have this link.
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await expectAccessible(page)
})

/** The page shows three languages at once, in the browser's color scheme. */
test('the page shown when the app cannot start is accessible @nightly', async ({
  page,
  context,
}) => {
  await serveShells(context)
  await page.route('**/config.json', (route) => route.abort())
  await page.goto('/')
  for (const says of [
    'La page ne peut pas s’ouvrir.',
    'The page can’t open.',
    'La página no se puede abrir.',
  ]) {
    await expect(page.getByRole('heading', { name: says })).toBeVisible()
  }
  await expectNoViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, 'about colours')
})
