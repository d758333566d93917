import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { booksByCall } from '../steps/booking/bookings.ts'
import type { DemoPerson } from '../steps/booking/demo-fixtures.ts'
import type { DemoTrip } from '../steps/booking/trip.ts'
import { becomes } from '../steps/person/customer.ts'
import type { TypedDriver } from '../steps/person/people.ts'

/** Who does it, and with what; all of it is nobody else's. */
export interface Doer {
  page: Page
  /** Calls of somebody else, at another place. */
  request: APIRequestContext
  /** Somebody without an account. */
  guest: TypedDriver
  newTrip: () => Promise<DemoTrip>
  /** A new customer, registered and not signed in. */
  register: () => Promise<DemoPerson>
}

/** One thing that somebody does in the app, whose calls may all fail. */
export interface Deed {
  name: string
  /** Comes before it, on a network that works. */
  prepare?: (doer: Doer) => Promise<unknown>
  start: (doer: Doer) => Promise<void>
  /** Where it leads to. */
  arrival: (page: Page) => Locator
  /** What it arrives at says so for some seconds and goes: once seen, it need not be there in the end. */
  isBrief?: boolean
  /** Whether it is done, whatever the page shows before it is. */
  isTrue?: (doer: Doer) => Promise<boolean>
  /** Done once more where nothing offers to: the same press, what was typed being there still. */
  repeat?: (doer: Doer) => Promise<void>
}

export const main = (page: Page) => page.getByRole('main')
export const pressInPage = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).click()

/** Opens a menu of the header. */
export const openMenu = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('button', { name }).click()

export const chooseInMenu = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('menuitemradio', { name }).click()

/** The browser of a new customer, whose calls without a page are theirs, too. */
export async function isCustomer({ page, register }: Doer): Promise<APIRequestContext> {
  await becomes(page, await register())
  return page.request
}

/** What somebody chooses who chooses a password. */
export const CHOSEN_PASSWORD = 'Sidi-Bou-Said-1956'

/** A new customer sits before their settings. */
export async function isAtSettings(doer: Doer): Promise<void> {
  await isCustomer(doer)
  await doer.page.goto('/settings')
}

/** Somebody who has an account and no password for it asks for a link; returns where it is sent to. */
export async function asksForLink({ page, register }: Doer): Promise<string> {
  const { email } = await register()
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await pressInPage(page, 'Send the link')
  return email
}

/** The path of a booking that may be cancelled, of the new customer who sits there. */
export async function ownBooking(doer: Doer): Promise<string> {
  const request = await isCustomer(doer)
  return `/booking?b=${await booksByCall(request, await doer.newTrip())}`
}
