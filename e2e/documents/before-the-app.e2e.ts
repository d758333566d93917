import { expect, heading, test } from '../steps/person/customer.ts'
import { openDates } from '../steps/booking/dates.ts'
import {
  holdScripts,
  keeps,
  prefersLanguage,
  takenOver,
  watchTakeover,
} from '../steps/page/documents.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await prefersLanguage(context, 'en', baseURL ?? '')
  await watchTakeover(context)
})

test('what is typed and sent before the app is there is neither lost nor sent away', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const location = page.getByRole('combobox', { name: 'Pick-up place' })
  await location.fill('Atlantis')
  await openDates(page)
  await page.getByLabel('Pick-up date').fill('2030-05-04')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('Return to same location').uncheck()
  await page.getByRole('button', { name: 'Search' }).click()
  release()

  // The form has it, and says what the app knows of it.
  await expect(
    page.getByRole('main').getByText('Choose a place from the list.').first(),
  ).toBeVisible()
  expect((await takenOver(page)).isSame).toBe(true)
  await expect(location).toHaveValue('Atlantis')
  await expect(page.getByLabel('Pick-up date')).toHaveValue('2030-05-04')
  await expect(page.getByRole('combobox', { name: 'Drop-off place' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('somebody who is in a field already is helped there @nightly', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const location = page.getByRole('combobox', { name: 'Pick-up place' })
  await location.click()
  await page.keyboard.type('Tun')
  release()

  await expect(page.getByRole('option', { name: /^Tunis/ }).first()).toBeVisible()
  await page.keyboard.type('is')
  await expect(location).toHaveValue('Tunis')
})

test('a sign-in that was sent before the app is there is done by it', async ({
  page,
  customer,
}) => {
  const release = await holdScripts(page)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  release()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /Grace Hopper/ })).toBeVisible()
})

test('a button that was pressed before the app is there does what it says', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveClass('light')
  release()

  await expect(page.locator('html')).toHaveClass('dark')
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible()
})

test('currency and drafts of this browser come with the app, and the document stays @nightly', async ({
  page,
  context,
}) => {
  await keeps(context, { 'masar-currency': 'EUR', 'masar-language': 'en' })
  await page.goto('/contact')
  await takenOver(page)
  await page.getByLabel('Subject').fill('A child seat')
  await page.reload()

  expect((await takenOver(page)).isSame).toBe(true)
  await expect(page.getByLabel('Subject')).toHaveValue('A child seat')
  await expect(page.getByRole('button', { name: 'Currency: EUR' })).toBeVisible()
})

test('a language that this browser reads and the server does not know is the first one seen @nightly', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  const release = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('h1')).toBeHidden()
  release()

  await expect(heading(page, 'About us')).toBeVisible()
  await page.reload()
  expect((await takenOver(page)).isSame).toBe(true)
})

test('nobody who was signed in is asked to sign in meanwhile', async ({ page, context }) => {
  await keeps(context, {
    'masar-user': JSON.stringify({ _id: '66aa00000000000000000001', language: 'en' }),
  })
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Sign in')).toBeHidden()
  release()

  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})
