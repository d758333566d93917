import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { booksByCall, booksToChange } from '../steps/booking/bookings.ts'
import { confirmation, fillIn, pressBook } from '../steps/booking/checkout.ts'
import { openReview } from '../steps/booking/draft.ts'
import { carPath, checkoutPath, type DemoTrip, searchPath } from '../steps/booking/trip.ts'
import { becomes } from '../steps/person/customer.ts'
import { heading, type TypedDriver } from '../steps/person/people.ts'
import type { DemoPerson } from '../steps/booking/demo-fixtures.ts'
import { fillWith, sandboxPayButton } from '../steps/server/sandbox.ts'

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

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).click()

/** Opens a page; there is nothing to repeat but to open it again. */
const visit = (
  name: string,
  path: (doer: Doer) => Promise<string> | string,
  arrival: Deed['arrival'],
  prepare?: Deed['prepare'],
): Deed => ({
  name: `opens ${name}`,
  ...(prepare && { prepare }),
  start: async (doer) => void (await doer.page.goto(await path(doer))),
  arrival,
})

async function enter(doer: Doer): Promise<APIRequestContext> {
  await becomes(doer.page, await doer.register())
  return doer.page.request
}

const enters = async (doer: Doer) => void (await enter(doer))
const ownBooking = async (doer: Doer) => {
  const request = await enter(doer)
  return `/booking?b=${await booksByCall(request, await doer.newTrip())}`
}

const PASSWORD = 'analytical-engine'

export const DEEDS: readonly Deed[] = [
  visit(
    'home',
    () => '/',
    (page) => page.getByRole('form', { name: 'Find a car' }),
  ),
  visit(
    'a search',
    async ({ newTrip }) => searchPath(await newTrip()),
    (page) => page.getByRole('list', { name: 'Cars', exact: true }).getByRole('article').first(),
  ),
  visit(
    'a car',
    async ({ newTrip }) => carPath(await newTrip()),
    (page) => main(page).getByRole('link', { name: 'Book', exact: true }).first(),
  ),
  visit(
    'checkout',
    async ({ newTrip }) => checkoutPath(await newTrip()),
    (page) => main(page).getByRole('button', { name: 'Continue to driver details' }),
  ),
  visit(
    'the locations',
    () => '/locations',
    (page) => heading(page, 'Locations'),
  ),
  visit(
    'the rental companies',
    () => '/suppliers',
    (page) => heading(page, 'Rental companies'),
  ),
  visit(
    'their bookings',
    () => '/bookings',
    (page) => page.getByRole('heading', { name: 'No bookings.' }),
    enters,
  ),
  visit(
    'their notifications',
    () => '/notifications',
    (page) => page.getByText('No notifications.'),
    enters,
  ),
  visit(
    'their settings',
    () => '/settings',
    (page) => page.getByRole('textbox', { name: 'Full name' }),
    enters,
  ),
  visit(
    'the form for a new password',
    () => '/change-password',
    (page) => page.getByRole('textbox', { name: 'Current password' }),
    enters,
  ),
  visit('their booking', ownBooking, (page) =>
    page.getByRole('button', { name: 'Cancel this booking' }),
  ),
  {
    name: 'signs in',
    async start({ page, register }) {
      const { email, password } = await register()
      await page.goto('/sign-in')
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      await press(page, 'Sign in')
    },
    arrival: (page) => page.getByRole('button', { name: /^Account: / }),
    async repeat({ page }) {
      const form = main(page).getByRole('button', { name: 'Sign in' })
      // Nobody knows whether they are signed in when the server cannot be asked: the next load does (SESSION-17).
      await ((await form.isVisible()) ? form.click() : page.reload())
    },
  },
  {
    name: 'signs up',
    async start({ page, guest }) {
      await page.goto('/sign-up')
      await page.getByRole('textbox', { name: 'Full name' }).fill(guest.fullName)
      await page.getByRole('textbox', { name: 'Email' }).fill(guest.email)
      await page.getByRole('textbox', { name: 'Phone' }).fill(guest.phone)
      await page.getByLabel('Date of birth').fill(guest.birthDate)
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
      await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
      await page.getByRole('checkbox', { name: 'I accept the terms of use.' }).check()
      await press(page, 'Sign up')
    },
    arrival: (page) => page.getByRole('button', { name: /^Account: / }),
    async repeat({ page, guest }) {
      if (!(await page.getByText('Your account is ready.').isVisible()))
        return press(page, 'Sign up')
      await main(page).getByRole('link', { name: 'Sign in' }).first().click()
      await page.getByRole('textbox', { name: 'Email' }).fill(guest.email)
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await press(page, 'Sign in')
    },
  },
  {
    name: 'asks for a link to a new password',
    async start({ page, register }) {
      const { email } = await register()
      await page.goto('/forgot-password')
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await press(page, 'Send the link')
    },
    arrival: (page) => page.getByText('Check your inbox'),
    repeat: ({ page }) => press(page, 'Send the link'),
  },
  {
    name: 'writes to the company',
    async start({ page, guest }) {
      await page.goto('/contact')
      await page.getByLabel('Your email address').fill(guest.email)
      await page.getByLabel('Subject').fill('Child seats')
      await page.getByLabel('Message').fill('Do you have any?')
      await press(page, 'Send')
    },
    arrival: (page) => page.getByText('Your message has been sent.'),
    repeat: ({ page }) => press(page, 'Send'),
  },
  {
    name: 'books',
    prepare: async ({ page, newTrip, guest }) => fillIn(page, await newTrip(), guest),
    start: ({ page }) => pressBook(page),
    arrival: confirmation,
    async repeat({ page }) {
      const back = page.getByRole('button', { name: 'Back to the review' })
      if (await back.isVisible()) await back.click()
      await pressBook(page)
    },
  },
  {
    name: 'pays by card',
    async prepare({ page, newTrip, guest }) {
      await openReview(page, await newTrip(), { driver: guest, choice: 'full' })
      await pressBook(page)
      await fillWith(page, 'accepted')
    },
    start: ({ page }) => sandboxPayButton(page).click(),
    arrival: confirmation,
    repeat: ({ page }) => sandboxPayButton(page).click(),
  },
  {
    name: 'asks to cancel',
    async prepare(doer) {
      await doer.page.goto(await ownBooking(doer))
      await doer.page.getByRole('button', { name: 'Cancel this booking' }).click()
    },
    start: ({ page }) => page.getByRole('button', { name: 'Request cancellation' }).click(),
    arrival: (page) => page.getByText('Cancellation requested').first(),
    repeat: async ({ page }) => {
      const open = page.getByRole('button', { name: 'Cancel this booking' })
      if (await open.isVisible()) await open.click()
      await page.getByRole('button', { name: 'Request cancellation' }).click()
    },
  },
  {
    name: 'begins to change a booking',
    async prepare(doer) {
      const request = await enter(doer)
      const { id } = await booksToChange(request, await doer.newTrip())
      await doer.page.goto(`/booking?b=${id}`)
    },
    start: ({ page }) => main(page).getByRole('link', { name: 'Change this booking' }).click(),
    arrival: (page) => page.getByText('You have not changed anything yet.'),
  },
  {
    name: 'saves their settings',
    async prepare(doer) {
      await enter(doer)
      await doer.page.goto('/settings')
      await doer.page.getByRole('textbox', { name: 'Full name' }).fill('Grace Murray Hopper')
    },
    start: ({ page }) => page.getByRole('button', { name: 'Save' }).click(),
    arrival: (page) => page.getByRole('button', { name: 'Account: Grace Murray Hopper' }),
    repeat: ({ page }) => page.getByRole('button', { name: 'Save' }).click(),
  },
  {
    name: 'changes their password',
    async prepare({ page, register }) {
      const person = await register()
      await becomes(page, person)
      await page.goto('/change-password')
      await page.getByRole('textbox', { name: 'Current password' }).fill(person.password)
      await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD)
      await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
    },
    start: ({ page }) => press(page, 'Change password'),
    arrival: (page) => page.getByText('Password changed successfully.').first(),
    repeat: ({ page }) => press(page, 'Change password'),
  },
]
