import { devices } from '@playwright/test'

import { bookUnpaidAsGuest } from '../steps/booking/bookings.ts'
import { getDayAfter } from '../steps/booking/trip.ts'
import { expectNoViolations } from '../steps/page/axe.ts'
import { FRENCH_PHONE } from '../steps/page/french-phone.ts'
import { createTranslate } from '../steps/page/words.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'
import { fillInCard } from '../steps/server/sandbox.ts'

const { userAgent } = devices['Pixel 7']
test.use({ ...FRENCH_PHONE, userAgent })

const t = createTranslate('fr')

// @shows BOOKING-42
test('a guest pays for, changes and cancels a booking on another device, using emailed links', async ({
  page,
  ownTrip,
  guest,
  request,
  testActions,
}) => {
  const main = page.getByRole('main')
  const press = (english: string) => main.getByRole('button', { name: t(english) }).click()
  const askForLink = async () => {
    const form = page.locator('form').filter({ hasText: t('Send the link') })
    await form.getByLabel(t('Email')).fill(guest.email)
    await form.getByRole('button', { name: t('Send the link') }).click()
    await expect(page.getByText(t('Check your inbox'))).toBeVisible()
  }
  const id = await bookUnpaidAsGuest(request, ownTrip, guest, 'fr')

  await page.goto(`/booking?b=${id}`)
  await askForLink()
  const mail = await waitForMail(request, guest.email, 'booking-link')
  await page.goto(findLink(mail))
  await expect(heading(page, ownTrip.car.name)).toBeVisible()
  await main.getByRole('link', { name: t('Continue to payment') }).click()
  await press('Continue to payment')
  // On a phone, the form fits on the screen below its heading.
  const pay = main.getByRole('button', { name: /^Payer \d+/ })
  await expect(pay).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await fillInCard(page, 'accepted')
  await pay.click()
  await main.getByRole('link', { name: t('View booking') }).click()
  await expect(main.getByText(t('Your booking is confirmed and paid in full.'))).toBeVisible()
  await expect(main.getByRole('button', { name: t('Print or save the voucher') })).toBeVisible()

  await main.getByRole('link', { name: t('Change this booking') }).click()
  await page.getByLabel(t('Drop-off date'), { exact: true }).fill(getDayAfter(25))
  await press('See the new price')
  await press('Confirm the changes')
  await expect(main.getByText(t('Booking changed'))).toBeVisible()

  // Simulates the expiry of the link’s access, which lasts one hour.
  await page.context().clearCookies({ name: 'masar-guest' })
  await press('Cancel this booking')
  await press('Request cancellation')
  await press('Get a new link')
  await expect(heading(page, t('Your access to the booking has expired'))).toBeVisible()
  await expectNoViolations(page)
  await askForLink()
  await page.goto(findLink(await waitForMail(request, guest.email, 'booking-link', mail)))
  await press('Cancel this booking')
  await press('Request cancellation')
  await expect(main.getByText(t('Cancellation requested')).first()).toBeVisible()
  const bookings = await testActions.listBookings(ownTrip.car.id)
  expect(bookings.map((booking) => booking.id)).toEqual([id])
})
