import { readFile } from 'node:fs/promises'

import { accountMenu, expect, heading, signInAs, signOut, test } from '../steps/person/customer.ts'
import { buildSearchPath } from '../steps/booking/trip.ts'
import { LOCATIONS } from '../steps/booking/demo-fixtures.ts'
import { listCachedFiles, visitWithWorker } from '../steps/server/worker.ts'

test.use({ serviceWorkers: 'allow' })

test('a page that is not available offline shows a notice and the last searches @nightly', async ({
  page,
  context,
  trip,
}) => {
  await visitWithWorker(page, buildSearchPath(trip))
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await page.goto('/suppliers')
  await expect(heading(page, 'You’re offline')).toBeVisible()
  const searches = page.getByRole('heading', { name: 'Your last searches' }).locator('..')
  await expect(searches.getByRole('link', { name: LOCATIONS.tunisAirport.name })).toHaveAttribute(
    'href',
    new RegExp(`pickup=${trip.location.id}`),
  )
  await context.setOffline(false)
  await expect(heading(page, 'Rental companies')).toBeVisible()
})

test('until sign-out, a booking can be read, printed and added to a calendar offline', async ({
  page,
  context,
  customer,
  booking,
  trip,
}) => {
  await signInAs(page, customer)
  await visitWithWorker(page, '/')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('masar-bookings')))
    .toContain(booking)
  const storedBookings = await page.evaluate(() => localStorage.getItem('masar-bookings'))
  expect(storedBookings).not.toContain(customer.email)
  await expect
    .poll(() => listCachedFiles(page))
    .toContainEqual(expect.stringContaining('calendar-file'))

  await context.setOffline(true)
  await page.goto('/bookings')
  await page.getByRole('link', { name: trip.car.name }).click()
  await expect(page.getByText('Offline copy.')).toBeVisible()
  // Without the style sheet, it would look like a native button.
  const calendar = page.getByRole('button', { name: 'Add to calendar' })
  await expect(calendar).toHaveCSS('display', 'flex')
  await expect(page.getByRole('heading', { name: trip.car.name }).first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('BEGIN:VEVENT')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Not yet confirmed' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await context.setOffline(false)
  await page.goto('/')
  await expect(accountMenu(page, customer)).toBeVisible()
  await signOut(page, customer)
  await expect(accountMenu(page, customer)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('masar-bookings'))).toBeNull()
  await context.setOffline(true)
  await page.goto(`/booking?b=${booking}`)
  await expect(heading(page, 'You’re offline')).toBeVisible()
  await expect(page.getByText(booking)).toBeHidden()
})
