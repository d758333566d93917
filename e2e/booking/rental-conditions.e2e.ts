import { devices } from '@playwright/test'

import { buildCarPath } from '../steps/booking/trip.ts'
import { expectAccessible } from '../steps/page/axe.ts'
import { expect, heading, test } from '../steps/person/customer.ts'

const { userAgent } = devices['Pixel 7']
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent,
  chosenLanguage: 'fr',
})

// @shows CAR-24, CAR-25, BOOKING-41
test('a car’s rental conditions open in French on a phone, and mark old versions', async ({
  page,
  request,
  trip,
}) => {
  await page.goto(buildCarPath(trip))
  await expect(page.getByText('Sans garantie')).toBeVisible()
  await page.getByRole('link', { name: 'Conditions de location' }).click()
  await expect(heading(page, 'Conditions de location chez Jasmin Auto')).toBeVisible()
  await expect(page.getByText(/^Voiture rendue sans le plein/)).toBeVisible()
  await expectAccessible(page)

  const address = new URL(page.url())
  const rendered = await (await request.get(`${address.pathname}?version=1&l=fr`)).text()
  expect(rendered).toContain('Ces conditions ont été remplacées')
  const unknown = await request.get('/conditions/66aa00000000000000000000')
  expect(unknown.status()).toBe(404)
})
