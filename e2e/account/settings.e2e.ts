import { visitCheckout, passOptions } from '../steps/booking/checkout.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { expectMessage } from '../steps/page/form.ts'
import { getDayAfter, buildSearchPath } from '../steps/booking/trip.ts'
import { signInInNewBrowser } from '../steps/person/people.ts'

const SAVED_TEXT = 'Changes made successfully.'

test('changed settings are saved, survive a reload and prefill the next checkout @nightly', async ({
  page,
  customer,
  trip,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  const field = (name: string) => page.getByRole('main').getByLabel(name)
  const values = [
    ['Full name', 'Grace Murray Hopper'],
    ['Phone', '+33 6 12 34 56 78'],
    ['Date of birth', '09/12/1986'],
    ['Location', 'La Marsa, <b>Tunis</b>'],
    ['About me', 'I drive “slowly” & well — ça va? 🚗'],
  ] as const
  for (const [name, value] of values) await field(name).fill(value)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(SAVED_TEXT)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account: Grace Murray Hopper' })).toBeVisible()
  await page.reload()
  for (const [name, value] of values) await expect(field(name)).toHaveValue(value)

  await field('Location').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(SAVED_TEXT)).toBeVisible()
  await page.reload()
  await expect(field('Phone')).toHaveValue('+33 6 12 34 56 78')
  await expect(field('Location')).toHaveValue('')

  await visitCheckout(page, trip)
  await passOptions(page)
  await expect(page.getByRole('main')).toContainText('Grace Murray Hopper')
})

// @shows FORM-10
test('every error is shown at its field, and the form keeps the input when the server fails @nightly', async ({
  page,
  customer,
  callControl,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  const field = (name: string) => page.getByRole('main').getByLabel(name)
  const save = () => page.getByRole('button', { name: 'Save' }).click()
  await field('Full name').fill(' ')
  await field('Phone').fill('12')
  await field('Date of birth').fill(getDayAfter(-20 * 365))
  await save()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await expect(field('Full name')).toBeFocused()
  await expectMessage(field('Full name'), 'Please fill in the field: Full name')
  await expectMessage(field('Phone'), 'Invalid phone number')
  await expectMessage(field('Date of birth'), 'You must be at least 21 years old.')

  await callControl.plan('updateUser', { code: 'internal' })
  await field('Full name').fill('Grace Murray')
  await field('Phone').fill('+21620123456')
  await field('Date of birth').fill('1986-12-09')
  await save()
  await expect(page.getByText('Something went wrong! Try again later.')).toBeVisible()
  await expect(field('Full name')).toHaveValue('Grace Murray')
  await save()
  await expect(page.getByText(SAVED_TEXT)).toBeVisible()
})

test('booking emails can be switched off, and a failure restores the checkbox @nightly', async ({
  page,
  customer,
  callControl,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  const mails = page.getByRole('checkbox', { name: 'Enable email notifications' })
  await expect(mails).toBeChecked()
  await mails.click()
  await expect(page.getByText(SAVED_TEXT)).toBeVisible()
  await page.reload()
  await expect(mails).not.toBeChecked()

  await callControl.plan('updateEmailNotifications', { code: 'internal' })
  await mails.click()
  await expect(page.getByText('Something went wrong! Try again later.')).toBeVisible()
  await expect(mails).not.toBeChecked()
})

test('changing the language updates the page and its title, and is saved to the account @nightly', async ({
  page,
  customer,
  browser,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await expect(page).toHaveTitle('Settings - Masar')
  await page.getByRole('main').getByLabel('About me').fill('Half a sen')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByText('Cambios guardados correctamente.')).toBeVisible()
  await expect(heading(page, 'Ajustes')).toBeVisible()
  await expect(page).toHaveTitle('Ajustes - Masar')
  await expect(page.getByRole('main').getByLabel('Sobre mí')).toHaveValue('Half a sen')

  const elsewhere = await signInInNewBrowser(browser, customer)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es')
  await elsewhere.close()
})

test('a language chosen while the account is still loading is kept', async ({ page, customer }) => {
  await signInAs(page, customer)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/user/*', async (route) => {
    const response = await route.fetch()
    await promise
    await route.fulfill({ response })
  })
  const account = page.waitForRequest('**/api/user/*')
  await page.goto('/settings')
  await account
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(heading(page, 'Ajustes')).toBeVisible()

  const loaded = page.waitForResponse('**/api/user/*')
  resolve()
  await loaded
  await page.waitForLoadState('networkidle')
  await expect(heading(page, 'Ajustes')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Ajustes')).toBeVisible()
})

test('changing the currency updates the prices @nightly', async ({ page, customer, trip }) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR - Euro')
  await expect(page.getByText(SAVED_TEXT)).toBeVisible()
  await page.goto(buildSearchPath(trip))
  await expect(page.getByRole('article').first()).toContainText(/€\d/)
})
