import type { Page } from '@playwright/test'

import { expect, test } from '../steps/person/customer.ts'
import { searchPath } from '../steps/booking/trip.ts'
import { createExpectedTexts } from './expected-texts.ts'

const CURRENCY = /^(Currency|Devise|Moneda|Divisa)/

async function choose(page: Page, currency: RegExp) {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: CURRENCY }).click()
  await banner.getByRole('menuitemradio', { name: currency }).click()
}

const translate = createExpectedTexts('en')

// @shows MONEY-4, MONEY-11, MONEY-16
test('an unavailable currency shows dinars and a notice @nightly', async ({ page, trip }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { currencies: ['TND', 'EUR', 'XYZ'] } }),
  )
  await page.route('**/rates**', (route) => route.abort())
  await page.goto(searchPath(trip))
  const price = page
    .getByRole('article')
    .first()
    .getByText(/\d\sTND/)
  await expect(price.first()).toBeVisible()
  const open = () => page.getByRole('banner').getByRole('button', { name: CURRENCY }).click()
  const menu = page.getByRole('menu')

  await choose(page, /^EUR/)
  await expect(page.getByRole('banner').getByRole('button', { name: CURRENCY })).toHaveText('TND')
  await open()
  await expect(
    menu.getByText(translate('EUR isn’t available right now. Prices are in TND.')),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, /^XYZ/)
  await open()
  await expect(
    menu.getByText(translate('Currency XYZ not supported: amounts are shown in TND.')),
  ).toBeVisible()
  await expect(price.first()).toBeVisible()
})
