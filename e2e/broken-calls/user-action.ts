import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { booksByCall } from '../steps/booking/bookings.ts'
import type { DemoPerson } from '../steps/booking/demo-fixtures.ts'
import type { DemoTrip } from '../steps/booking/trip.ts'
import { signInAs } from '../steps/person/customer.ts'
import type { TypedDriver } from '../steps/person/people.ts'

/** The user and the data of an action; nothing is shared between tests. */
export interface Actor {
  page: Page
  /** Calls of another user with another IP address. */
  request: APIRequestContext
  /** A visitor without an account. */
  guest: TypedDriver
  newTrip: () => Promise<DemoTrip>
  /** A new customer, registered and not signed in. */
  register: () => Promise<DemoPerson>
}

/** A user action whose calls may all fail. */
export interface UserAction {
  name: string
  /** Runs before it, with a working network. */
  prepare?: (actor: Actor) => Promise<unknown>
  start: (actor: Actor) => Promise<void>
  /** The expected result. */
  arrival: (page: Page) => Locator
  /** The result is a toast that closes after some seconds: once seen, it may be closed at the end. */
  isBrief?: boolean
  /** Whether it is done, whatever the page shows first. */
  isTrue?: (actor: Actor) => Promise<boolean>
  /** Repeats it when the page offers no retry: the same press with the same input. */
  repeat?: (actor: Actor) => Promise<void>
}

export const locateMain = (page: Page) => page.getByRole('main')
export const pressInPage = (page: Page, name: string | RegExp) =>
  locateMain(page).getByRole('button', { name }).click()

/** Opens a menu of the header. */
export const openMenu = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('button', { name }).click()

export const chooseInMenu = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('menuitemradio', { name }).click()

/** The browser of a new customer, whose API calls use the same session. */
export async function isCustomer({ page, register }: Actor): Promise<APIRequestContext> {
  await signInAs(page, await register())
  return page.request
}

/** The password that users choose. */
export const CHOSEN_PASSWORD = 'Sidi-Bou-Said-1956'

/** A new customer is on the settings page. */
export async function isAtSettings(actor: Actor): Promise<void> {
  await isCustomer(actor)
  await actor.page.goto('/settings')
}

/** A user with an account but no password requests a link; returns its address. */
export async function asksForLink({ page, register }: Actor): Promise<string> {
  const { email } = await register()
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await pressInPage(page, 'Send the link')
  return email
}

/** The path of a booking that can be cancelled, of the new customer in this browser. */
export async function ownBooking(actor: Actor): Promise<string> {
  const request = await isCustomer(actor)
  return `/booking?b=${await booksByCall(request, await actor.newTrip())}`
}
