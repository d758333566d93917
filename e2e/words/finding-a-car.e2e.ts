import type { Page } from '@playwright/test'

import { expect, test } from '../steps/person/customer.ts'
import { chooseTime, openDates } from '../steps/booking/dates.ts'
import { createLocalForm, expectMessage } from '../steps/page/form.ts'
import { getDayAfter } from '../steps/booking/trip.ts'
import { serveShells } from '../steps/server/shells.ts'
import { createTranslate } from '../steps/page/words.ts'
import { createExpectedTexts } from './expected-texts.ts'

/** Delays the settings until the returned function is called, and sets opening hours from 8:00 to 18:00. */
async function delaySettings(page: Page): Promise<() => void> {
  const { promise: released, resolve: releaseSettings } = Promise.withResolvers<void>()
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    const settings = (await response.json()) as object
    await released
    const hours = { minPickupDropoffHour: 8, maxPickupDropoffHour: 18 }
    await route.fulfill({ response, json: { ...settings, ...hours } })
  })
  return releaseSettings
}

const translate = createExpectedTexts('en')
const t = createTranslate('en')

// @shows BOOK-10, BOOK-11
test('invalid locations, dates and times show an error @nightly', async ({ page }) => {
  // A server-rendered document would already contain the settings.
  await serveShells(page.context())
  const releaseSettings = await delaySettings(page)
  const { field, send } = createLocalForm(page, t)
  const from = field('Pick-up date')
  const to = field('Drop-off date')
  await page.goto('/')
  await send('Search')
  await expect(page.getByText(translate('Please fix errors'))).toBeVisible()
  const location = page.getByRole('combobox', { name: t('Pick-up location') })
  await expectMessage(location, translate('Please fill in the field:'))

  await openDates(page, t)
  await from.fill(getDayAfter(20))
  await to.fill(getDayAfter(18))
  await expectMessage(to, translate('Invalid drop-off time:'))
  await to.fill(getDayAfter(21))
  await chooseTime(page, t('Pick-up time'), '10:00')
  await chooseTime(page, t('Drop-off time'), '10:30')
  await to.fill(getDayAfter(20))
  await expectMessage(to, translate('Rental duration too short: the minimum is 1 hour.'))
  await from.fill(getDayAfter(-2))
  await expectMessage(from, translate('Pick-up time must be at least 1 hour in the future.'))

  await from.fill(getDayAfter(20))
  await to.fill(getDayAfter(22))
  await chooseTime(page, t('Pick-up time'), '06:00')
  await chooseTime(page, t('Drop-off time'), '22:00')
  releaseSettings()
  await expectMessage(from, translate('Invalid pick-up time:'))
  await expectMessage(to, translate('Invalid drop-off time:'))
})
