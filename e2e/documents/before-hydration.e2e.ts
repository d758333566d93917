import { passOptions } from '../steps/booking/checkout.ts'
import { storeDraft } from '../steps/booking/draft.ts'
import { buildCheckoutPath, buildSearchPath } from '../steps/booking/trip.ts'
import { accountMenu, expect, signInAs, test } from '../steps/person/customer.ts'
import {
  holdScripts,
  presetStorage,
  presetPageLanguage,
  waitForHydration,
  watchHydration,
} from '../steps/page/documents.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await presetPageLanguage(context, 'en', baseURL ?? '')
  await watchHydration(context)
})

test('a search that is submitted before hydration is processed by the server', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Pick-up location' }).fill('Atlantis')
  await page.getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL(/\/search\?.*pickupName=Atlantis/)
  await expect(
    page
      .getByRole('main')
      .getByText(/Atlantis/)
      .first(),
  ).toBeVisible()
  release()
})

test('a field that is focused before hydration shows its suggestions @nightly', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const location = page.getByRole('combobox', { name: 'Pick-up location' })
  await location.click()
  await page.keyboard.type('Tun')
  release()

  await expect(page.getByRole('option', { name: /^Tunis/ }).first()).toBeVisible()
  await page.keyboard.type('is')
  await expect(location).toHaveValue('Tunis')
})

test('a sign-in form that was submitted before hydration signs the customer in', async ({
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

test('filters and an order that were chosen before hydration are applied', async ({
  page,
  trip,
}) => {
  const release = await holdScripts(page)
  await page.goto(buildSearchPath(trip), { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Rating')
  await page.getByRole('checkbox', { name: 'Mini car' }).check()
  await page.getByRole('radio', { name: 'Deposit up to 500 TND' }).check()
  release()

  for (const choice of [/sort=rating/, /size=mini/, /deposit=500/])
    await expect(page).toHaveURL(choice)
  await expect(page.getByRole('checkbox', { name: 'Mini car' })).toBeChecked()
})

test('a photo that was chosen before hydration is uploaded', async ({ page, customer }) => {
  await signInAs(page, customer)
  const release = await holdScripts(page)
  await page.goto('/settings', { waitUntil: 'commit' })
  await page.getByLabel('Add a photo').setInputFiles('public/icon-192.png')
  release()

  await expect(accountMenu(page, customer).locator('img')).toBeVisible()
})

test('a button that was pressed before hydration performs its action', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveClass('light')
  release()

  await expect(page.locator('html')).toHaveClass('dark')
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible()
})

test('a button that was pressed before a checkout is resumed performs its action @nightly', async ({
  page,
  ownTrip,
  guest,
}) => {
  await page.goto('/favicon.svg')
  await storeDraft(page, ownTrip, 'options', { driver: guest })
  const release = await holdScripts(page)
  await page.goto(buildCheckoutPath(ownTrip), { waitUntil: 'commit' })
  await passOptions(page)
  release()

  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(guest.fullName)
})

test('hydration applies the stored currency and drafts, and keeps the document @nightly', async ({
  page,
  context,
}) => {
  await presetStorage(context, { 'masar-currency': 'EUR', 'masar-language': 'en' })
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByLabel('Subject').fill('A child seat')
  await page.reload()

  expect((await waitForHydration(page)).isSame).toBe(true)
  await expect(page.getByLabel('Subject')).toHaveValue('A child seat')
  await expect(page.getByRole('button', { name: 'Currency: EUR' })).toBeVisible()
})

test('a page that is reloaded before hydration can be used @nightly', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeVisible()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeVisible()
  release()

  expect((await waitForHydration(page)).isSame).toBe(true)
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveClass('dark')
})
