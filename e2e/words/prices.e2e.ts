import type { Page } from '@playwright/test'

import { expect, test } from '../steps/person/customer.ts'
import { configurePages } from '../steps/person/social-sign-in.ts'
import { buildSearchPath } from '../steps/booking/trip.ts'
import { createExpectedTexts } from './expected-texts.ts'

const CURRENCY_MENU = /^(Currency|Devise|Moneda|Divisa)/

async function chooseCurrencyOption(page: Page, currency: RegExp) {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: CURRENCY_MENU }).click()
  await banner.getByRole('menuitemradio', { name: currency }).click()
}

const translate = createExpectedTexts('en')

// @shows MONEY-4, MONEY-11, MONEY-16
test('prices in an unavailable currency are shown in dinars, with a notice @nightly', async ({
  page,
  trip,
}) => {
  await configurePages(page.context(), { currencies: ['TND', 'EUR', 'XYZ'] })
  await page.route('**/rates**', (route) => route.abort())
  await page.goto(buildSearchPath(trip))
  const price = page
    .getByRole('article')
    .first()
    .getByText(/\d\sTND/)
  await expect(price.first()).toBeVisible()
  const open = () => page.getByRole('banner').getByRole('button', { name: CURRENCY_MENU }).click()
  const menu = page.getByRole('menu')

  await chooseCurrencyOption(page, /^EUR/)
  await expect(page.getByRole('banner').getByRole('button', { name: CURRENCY_MENU })).toHaveText(
    'TND',
  )
  await open()
  await expect(
    menu.getByText(translate('EUR isn’t available right now. Prices are in TND.')),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseCurrencyOption(page, /^XYZ/)
  await open()
  await expect(
    menu.getByText(translate('Currency XYZ not supported: amounts are shown in TND.')),
  ).toBeVisible()
  await expect(price.first()).toBeVisible()
})
