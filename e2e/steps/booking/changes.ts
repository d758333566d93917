import { type APIRequestContext, expect, type Page } from '@playwright/test'

import type { CalendarDate } from '@masar/domain/rental/calendar.ts'

import { type CreatedBooking, bookChangeableByCall } from './bookings.ts'
import { pressButton } from './checkout.ts'
import { locateAccountMenu, signInForCalls, locateHeading, signInAs } from '../person/people.ts'
import type { DemoTrip } from './trip.ts'
import { type DemoPerson, SUPPLIER } from './demo-fixtures.ts'

/** Signs the supplier in on `request`, replacing the previous session. */
export async function signInSupplierForCalls(request: APIRequestContext) {
  const { email, password } = SUPPLIER
  const response = await request.post('/api/sign-in/admin', { data: { email, password } })
  expect(response.status()).toBe(200)
  return (await response.json()) as { _id: string }
}

/** Signs the supplier in and opens the bookings. */
export async function signInAsSupplier(page: Page) {
  await signInAs(page, SUPPLIER, 'admin')
  await page.goto('/bookings')
  await expect(locateAccountMenu(page, SUPPLIER)).toBeVisible()
  await expect(locateHeading(page, 'My bookings')).toBeVisible()
}

export async function changeStatusByCall(
  request: APIRequestContext,
  ids: string[],
  status: string,
) {
  const response = await request.post('/api/update-booking-status', { data: { ids, status } })
  expect(response.status()).toBe(200)
}

/** Fetches a booking as the user who is signed in on `request`. */
export async function fetchBooking(request: APIRequestContext, id: string) {
  const response = await request.get(`/api/booking/${id}/en`)
  expect(response.status()).toBe(200)
  return (await response.json()) as { status: string; price: number; to: string }
}

export const openChangeForm = async (page: Page, id: string) => {
  await page.goto(`/booking?b=${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Change this booking' }).click()
  await expect(locateHeading(page, 'Change your booking')).toBeVisible()
}

/** Books with the right to change, and opens the form that changes the booking. */
export async function bookAndOpenChange(
  page: Page,
  request: APIRequestContext,
  customer: DemoPerson,
  trip: DemoTrip,
): Promise<CreatedBooking> {
  await signInForCalls(request, customer)
  const booked = await bookChangeableByCall(request, trip)
  await signInAs(page, customer)
  await openChangeForm(page, booked.id)
  return booked
}

export const locateDropOffDay = (page: Page) => page.getByLabel('Drop-off date', { exact: true })

/** Asserts the day of the month in the drop-off field, where the date is spelled out. */
export const expectDropOffDay = (page: Page, day: CalendarDate) =>
  expect(locateDropOffDay(page)).toHaveValue(new RegExp(String.raw`\b${Number(day.slice(8))}\b`))

export const requestNewPrice = (page: Page) => pressButton(page, 'See the new price')

export const confirmChange = (page: Page) => pressButton(page, 'Confirm the changes')

/** Locates the checkbox that selects a booking in the list. */
export const locateSelectionBox = (page: Page, car: string) =>
  page.getByRole('main').getByRole('checkbox', { name: new RegExp(`^Select ${car},`) })

export const locateChangesMadeNotice = (page: Page) =>
  page.getByRole('status').getByText('Changes made successfully.')
