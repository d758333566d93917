import type { Page } from '@playwright/test'

import { addDays } from '@masar/domain/rental/calendar.ts'

import { fillInDriver, visitCheckout, passOptions } from '../steps/booking/checkout.ts'
import { expect, heading, signInOnHomePage, test } from '../steps/person/customer.ts'
import { buildCarPath, buildSearchPath } from '../steps/booking/trip.ts'
import { signInInNewBrowser } from '../steps/person/people.ts'

const chooseFromMenu = async (page: Page, menu: RegExp, choice: string | RegExp) => {
  await page.getByRole('banner').getByRole('button', { name: menu }).click()
  await page.getByRole('banner').getByRole('menuitemradio', { name: choice }).click()
}
const LANGUAGE_MENU = /^(Language|Langue|Idioma)/
const CURRENCY_MENU = /^(Currency|Devise|Moneda|Divisa)/

/** Returns a function that fails if the page was reloaded. */
function watchReloads(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => expect(loads).toBe(0)
}

test.describe('a browser on its first visit', () => {
  test.use({ chosenLanguage: null })

  // @shows LANG-2
  test('gets pages in French', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page).toHaveTitle('Louer une voiture - Masar')
    await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
  })

  // @shows LANG-3
  test('gets the language that the URL specifies, and keeps it @nightly', async ({ page }) => {
    await page.goto('/sign-in?l=es')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(heading(page, 'Iniciar sesión')).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveTitle('Alquilar un coche - Masar')
    await page.goto('/?l=xx')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })

  // The home page is corrected to the dark theme while most of its content still waits to hydrate.
  test('follows the system’s dark theme until the user changes it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/?l=en')
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible()
  })
})

// @shows LANG-1, LANG-7
test('text, dates, numbers, locations and the title change language together, without a reload', async ({
  page,
  trip,
}) => {
  await page.goto(buildSearchPath({ ...trip, to: addDays(trip.from, 40) }))
  const card = page.getByRole('article').first()
  await expect(card).toContainText(/\d,\d{3}(\.\d\d)?\sTND/)
  await expect(heading(page, 'Cars at Tunis-Carthage Airport')).toBeVisible()
  const check = watchReloads(page)

  await chooseFromMenu(page, LANGUAGE_MENU, 'Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(heading(page, /Aéroport de Tunis-Carthage/)).toBeVisible()
  await expect(page).toHaveTitle(/Aéroport de Tunis-Carthage/)
  await expect(card).toContainText(/\d\s\d{3}(,\d\d)?\sTND/)
  await expect(page.getByRole('main')).toContainText('40 jours')
  // Nearby locations are below the first screen, and wait to hydrate.
  await expect(page.getByRole('main')).toContainText('Centre urbain Nord')

  await chooseFromMenu(page, LANGUAGE_MENU, 'Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('main')).toContainText('40 días')
  check()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('the form keeps the input when the language changes @nightly', async ({
  page,
  trip,
  guest,
}) => {
  await visitCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Change option' }).check()
  await passOptions(page)
  await fillInDriver(page, guest)
  await chooseFromMenu(page, LANGUAGE_MENU, 'Français')
  await expect(page.getByRole('textbox', { name: 'Nom complet' })).toHaveValue(guest.fullName)
  const [year, month, day] = guest.birthDate.split('-')
  await expect(page.getByLabel('Date de naissance')).toHaveValue(`${day}/${month}/${year}`)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(guest.email)
})

// @shows MONEY-2, MONEY-20
test('prices change currency without a reload, and checkout shows the amount that is charged', async ({
  page,
  trip,
  guest,
}) => {
  await page.goto(buildCarPath(trip))
  await expect(page.getByText(/^\d+\sTND$/).first()).toBeVisible()
  const check = watchReloads(page)
  await chooseFromMenu(page, CURRENCY_MENU, /^EUR/)
  await expect(page.getByText(/^€[\d.]+$/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await passOptions(page)
  await fillInDriver(page, guest)
  await page.getByRole('button', { name: 'Continue to payment options' }).click()
  await expect(page.getByText('At the counter, you pay in TND.')).toBeVisible()
  check()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Currency: EUR' })).toBeVisible()
})

// @shows LANG-8
test('a customer’s language is saved to the account @nightly', async ({
  page,
  customer,
  browser,
}) => {
  await signInOnHomePage(page, customer)
  await chooseFromMenu(page, LANGUAGE_MENU, 'Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')

  const elsewhere = await signInInNewBrowser(browser, customer)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es')
  await elsewhere.close()
})
