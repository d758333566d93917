import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

import { expect, signInAs, test } from '../steps/person/customer.ts'

const formatCalendarDay = (date: string) => date.replaceAll('-', '')

async function downloadCalendar(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  return (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
}

test('a booking can be printed and added to a calendar as one entry @nightly', async ({
  page,
  customer,
  booking,
  trip,
}) => {
  await signInAs(page, customer)
  await page.goto(`/booking?b=${booking}`)
  const first = await downloadCalendar(page)
  // 10:00 in Tunis is 09:00 UTC.
  expect(first).toContain(`DTSTART:${formatCalendarDay(trip.from)}T090000Z`)
  expect(first).toContain(`DTEND:${formatCalendarDay(trip.to)}T090000Z`)
  const uid = /^UID:.*$/m.exec(first)?.[0]
  expect(uid).toContain(booking)
  expect(await downloadCalendar(page)).toContain(uid)

  const code = page.getByRole('figure', { name: 'The booking as a code to scan' })
  await expect(code).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(code).toBeVisible()
  await expect(page.getByRole('heading', { name: /^(Voucher|Not yet confirmed)$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save the voucher' })).toBeHidden()
})

test('booking amounts are right-aligned, and the history line ends at the last dot @nightly', async ({
  page,
  customer,
  booking,
}) => {
  await signInAs(page, customer)
  await page.goto(`/booking?b=${booking}`)
  const bill = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Price', exact: true }),
  })
  await expect(bill).toBeVisible()
  const ends = await bill
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)))
  expect(ends.length).toBeGreaterThan(1)
  expect(new Set(ends).size).toBe(1)

  const lines = await page
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .evaluateAll((events) => events.map((event) => getComputedStyle(event, '::after').content))
  expect(lines.map((content) => content !== 'none')).toEqual(
    lines.map((_, at) => at < lines.length - 1),
  )
  expect(lines.length).toBeGreaterThan(1)
})

// @shows BOOKING-18
test('the cancellation dialog shows what happens next, and the request survives a reload @nightly', async ({
  page,
  customer,
  booking,
  trip,
}) => {
  await signInAs(page, customer)
  await page.goto(`/booking?b=${booking}`)
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Nothing has been paid online.')
  await expect(dialog).toContainText('Your booking stays active until then.')
  await dialog.getByRole('button', { name: 'Keep booking' }).click()
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await dialog.getByRole('button', { name: 'Request cancellation' }).click()
  const notice = page
    .getByRole('main')
    .getByText('The rental company will confirm. Your booking stays active until then.')
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toBeVisible()
  await expect(page.getByText('You requested cancellation', { exact: true })).toBeVisible()
  await page.goto('/bookings')
  const row = page.getByRole('row').filter({ hasText: trip.car.name })
  await expect(row).toContainText('Cancellation requested')
})
