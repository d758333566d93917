import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { bookByCall } from '../steps/booking/bookings.ts'
import type { DemoPerson } from '../steps/booking/demo-fixtures.ts'
import type { DemoTrip } from '../steps/booking/trip.ts'
import { signInAs } from '../steps/person/customer.ts'
import type { TypedDriver } from '../steps/person/people.ts'

/** The user and the data of an action; nothing is shared between tests. */
export interface Actor {
  page: Page
  /** Makes calls as another user, with another IP address. */
  request: APIRequestContext
  /** A visitor without an account. */
  guest: TypedDriver
  newTrip: () => Promise<DemoTrip>
  /** A new customer, registered and not signed in. */
  register: () => Promise<DemoPerson>
}

/** A user action, in which any call may fail. */
export interface UserAction {
  name: string
  /** Runs before the action, with a working network. */
  prepare?: (actor: Actor) => Promise<unknown>
  start: (actor: Actor) => Promise<void>
  /** The expected result. */
  arrival: (page: Page) => Locator
  /** Whether the result is a toast, which closes after some seconds and may be gone at the end. */
  isBrief?: boolean
  /** Whether the server confirms the result, whatever the page shows. */
  isTrue?: (actor: Actor) => Promise<boolean>
  /** Repeats the action with the same input when the page offers no retry. */
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

/** Signs a new customer in, and returns API calls that use the same session. */
export async function signInAsNewCustomer({ page, register }: Actor): Promise<APIRequestContext> {
  await signInAs(page, await register())
  return page.request
}

/** The password that users choose. */
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

/** Books with the right to cancel as a new customer of this browser, and returns the path of the booking. */
export async function createOwnBooking(actor: Actor): Promise<string> {
  const request = await signInAsNewCustomer(actor)
  return `/booking?b=${await bookByCall(request, await actor.newTrip())}`
}
