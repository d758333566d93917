import { type APIRequestContext, expect, type Page } from '@playwright/test'

import type { CalendarDate } from '@masar/domain/rental/calendar.ts'

import { type MadeBooking, booksToChange } from './bookings.ts'
import { pressButton } from './checkout.ts'
import { accountMenu, callsAs, heading, signInAs } from '../person/people.ts'
import type { DemoTrip } from './trip.ts'
import { type DemoPerson, SUPPLIER } from './demo-fixtures.ts'

/** The calls continue as the supplier; the previous session is over. */
export async function callsAsSupplier(request: APIRequestContext) {
  const { email, password } = SUPPLIER
  const response = await request.post('/api/sign-in/admin', { data: { email, password } })
  expect(response.status()).toBe(200)
  return (await response.json()) as { _id: string }
}

/** The supplier is signed in in this browser, and views the bookings. */
export async function signInAsSupplier(page: Page) {
  await signInAs(page, SUPPLIER, 'admin')
  await page.goto('/bookings')
  await expect(accountMenu(page, SUPPLIER)).toBeVisible()
  await expect(heading(page, 'My bookings')).toBeVisible()
}

export async function changeStatusByCall(
  request: APIRequestContext,
  ids: string[],
  status: string,
) {
  const response = await request.post('/api/update-booking-status', { data: { ids, status } })
  expect(response.status()).toBe(200)
}

/** The booking as the server sends it to the signed-in user of these calls. */
export async function bookingBy(request: APIRequestContext, id: string) {
  const response = await request.get(`/api/booking/${id}/en`)
  expect(response.status()).toBe(200)
  return (await response.json()) as { status: string; price: number; to: string }
}

export const openChange = async (page: Page, id: string) => {
  await page.goto(`/booking?b=${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Change this booking' }).click()
  await expect(heading(page, 'Change your booking')).toBeVisible()
}

/** Has booked with the right to change, and has opened the form that changes it. */
export async function beginsChange(
  page: Page,
  request: APIRequestContext,
  customer: DemoPerson,
  trip: DemoTrip,
): Promise<MadeBooking> {
  await callsAs(request, customer)
  const booked = await booksToChange(request, trip)
  await signInAs(page, customer)
  await openChange(page, booked.id)
  return booked
}

export const dropOffDay = (page: Page) => page.getByLabel('Drop-off date', { exact: true })

/** The day is spelled out. */
export const showsDropOff = (page: Page, day: CalendarDate) =>
  expect(dropOffDay(page)).toHaveValue(new RegExp(String.raw`\b${Number(day.slice(8))}\b`))

export const seePrice = (page: Page) => pressButton(page, 'See the new price')

export const confirmChange = (page: Page) => pressButton(page, 'Confirm the changes')

/** The checkbox that selects a booking, on the page that lists it. */
export const selectionBox = (page: Page, car: string) =>
  page.getByRole('main').getByRole('checkbox', { name: new RegExp(`^Select ${car},`) })

export const changesMade = (page: Page) =>
  page.getByRole('status').getByText('Changes made successfully.')
