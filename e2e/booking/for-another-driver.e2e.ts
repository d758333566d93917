import { devices } from '@playwright/test'

import { storeDraft } from '../steps/booking/draft.ts'
import { buildCheckoutPath } from '../steps/booking/trip.ts'
import { expectNoViolations } from '../steps/page/axe.ts'
import { FRENCH_PHONE } from '../steps/page/french-phone.ts'
import { createTranslate } from '../steps/page/words.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'

const { userAgent } = devices['Pixel 7']
test.use({ ...FRENCH_PHONE, userAgent })

const t = createTranslate('fr')
const translateToSpanish = createTranslate('es')

// @shows BOOKING-45, BOOKING-46
test('a guest books for another driver, who opens the booking in their own language', async ({
  page,
  browser,
  ownTrip,
  guest,
  request,
}) => {
  const main = page.getByRole('main')
  const type = (english: string, text: string) =>
    main.getByLabel(t(english), { exact: true }).fill(text)
  // On a phone, the bottom bar is outside `main`.
  const press = (english: string) => page.getByRole('button', { name: t(english) }).click()
  const driver = { name: 'Leïla Mansouri', email: `driver.of.${guest.email}` }

  await page.goto('/favicon.svg')
  await storeDraft(page, ownTrip, 'driver', { driver: guest })
  await page.goto(buildCheckoutPath(ownTrip))
  await main.getByRole('checkbox', { name: t('I’m booking for another driver') }).check()
  await expectNoViolations(page)
  await press('Continue to payment options')
  await expect(main.getByLabel(t('Main driver: full name'))).toBeFocused()
  await type('Main driver: full name', driver.name)
  await type('Main driver: email', driver.email)
  await type('Main driver: phone', '+216 22 333 444')
  await type('Main driver: date of birth', '02/03/1960')
  await main.getByLabel(t('Language of the driver’s emails')).selectOption('es')
  await press('Continue to payment options')
  await main.getByRole('radio', { name: t('Pay later, at the counter') }).check()
  await press('Continue to review')
  await main.getByRole('checkbox', { name: /accepte/ }).check()
  await page.getByRole('button', { name: /^Réserver · / }).click()
  await expect(main.getByText(driver.email)).toBeVisible()

  const mail = await waitForMail(request, driver.email, 'booking-for-driver')
  expect(mail.language).toBe('es')
  const other = await browser.newPage()
  const theirs = other.getByRole('main')
  await other.goto(findLink(mail))
  await expect(heading(other, ownTrip.car.name)).toBeVisible()
  await expect(
    theirs.getByText(`${guest.fullName} ha reservado este coche para usted`),
  ).toBeVisible()
  await expect(theirs.getByText(guest.email, { exact: true })).toHaveCount(0)
  for (const action of ['Cancel this booking', 'Change this booking', 'Send a message'])
    await expect(theirs.getByText(translateToSpanish(action))).toHaveCount(0)
  await expectNoViolations(other)
  await theirs.getByRole('button', { name: translateToSpanish('Add arrival details') }).click()
  await theirs.getByLabel(translateToSpanish('Flight or train number')).fill('TU 723')
  await theirs.getByRole('button', { name: translateToSpanish('Save'), exact: true }).click()
  await expect(theirs.getByText('TU 723').first()).toBeVisible()
  await other.context().close()

  await main.getByRole('link', { name: t('View booking') }).click()
  await expect(main.getByText(driver.name).first()).toBeVisible()
  await expect(main.getByText('TU 723').first()).toBeVisible()
})
