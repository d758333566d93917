import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { bookByCall } from '../steps/booking/bookings.ts'
import type { DemoPerson } from '../steps/booking/demo-fixtures.ts'
import type { DemoTrip } from '../steps/booking/trip.ts'
import { signInAs } from '../steps/person/customer.ts'
import type { TypedDriver } from '../steps/person/people.ts'

/** The user who performs an action, and the data that the action needs. Nothing is shared between tests. */
export interface Actor {
  page: Page
  /** Sends API calls as another user, from another IP address. */
  request: APIRequestContext
  /** A visitor without an account. */
  guest: TypedDriver
  newTrip: () => Promise<DemoTrip>
  /** Registers a new customer without signing in. */
  register: () => Promise<DemoPerson>
}

/** A user action during which any call may fail. */
export interface UserAction {
  name: string
  /** Runs before the action, with a working network. */
  prepare?: (actor: Actor) => Promise<unknown>
  start: (actor: Actor) => Promise<void>
  /** The expected result. */
  arrival: (page: Page) => Locator
  /** Whether the result is a toast, which may have closed before the test checks it. */
  isBrief?: boolean
  /** Checks the result on the server, regardless of what the page shows. */
  isTrue?: (actor: Actor) => Promise<boolean>
  /** Repeats the action with the same input when the page offers no retry. */
  repeat?: (actor: Actor) => Promise<void>
}

export const locateMain = (page: Page) => page.getByRole('main')
export const pressInPage = (page: Page, name: string | RegExp) =>
  locateMain(page).getByRole('button', { name }).click()

/** Opens a menu in the header. */
export const openMenu = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('button', { name }).click()

export const chooseInMenu = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('menuitemradio', { name }).click()

/** Signs in as a new customer, and returns a request context that uses the same session. */
export async function signInAsNewCustomer({ page, register }: Actor): Promise<APIRequestContext> {
  await signInAs(page, await register())
  return page.request
}

export const CHOSEN_PASSWORD = 'Sidi-Bou-Said-1956'

/** Opens the settings of a new customer. */
export async function openSettingsAsNewCustomer(actor: Actor): Promise<void> {
  await signInAsNewCustomer(actor)
  await actor.page.goto('/settings')
}

/** Requests a password link for a new account, and returns its email address. */
export async function requestPasswordLink({ page, register }: Actor): Promise<string> {
  const { email } = await register()
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await pressInPage(page, 'Send the link')
  return email
}

/** Signs in a new customer, creates a booking for them, and returns the path to the booking. */
export async function createOwnBooking(actor: Actor): Promise<string> {
  const request = await signInAsNewCustomer(actor)
  return `/booking?b=${await bookByCall(request, await actor.newTrip())}`
}
