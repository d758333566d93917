import { expect, type Page } from '@playwright/test'

import type { Backstage } from './backstage.ts'
import type { Trip } from './trip.ts'

/** The counter knows of one booking of this car by this person, and it is this one. */
export async function isBookedOnce(backstage: Backstage, trip: Trip, email: string, id: string) {
  const bookings = await backstage.bookingsOf(trip.car.id)
  expect(bookings.filter((booking) => booking.email === email.toLowerCase())).toEqual([
    { id, status: 'pending', email: email.toLowerCase() },
  ])
}

/** The list of a customer who has booked once. */
export async function hasOneBooking(page: Page, { car }: Trip) {
  await page.goto('/bookings')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: car.name })).toBeVisible()
}
