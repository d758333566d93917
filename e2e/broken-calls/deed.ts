import type { Locator, Page } from '@playwright/test'

import type { DemoPerson } from '../steps/booking/demo-fixtures.ts'
import type { DemoTrip } from '../steps/booking/trip.ts'
import { becomes } from '../steps/person/customer.ts'
import type { TypedDriver } from '../steps/person/people.ts'

/** Who does it, and with what; all of it is nobody else's. */
export interface Doer {
  page: Page
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
  prepare?: (doer: Doer) => Promise<void>
  start: (doer: Doer) => Promise<void>
  /** Where it leads to. */
  arrival: (page: Page) => Locator
  /** Done once more where nothing offers to: the same press, what was typed being there still. */
  repeat?: (doer: Doer) => Promise<void>
}

export const main = (page: Page) => page.getByRole('main')
export const pressInPage = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).click()

export const isCustomer = async ({ page, register }: Doer) => becomes(page, await register())
