import { expect, type Page, test as base } from '@playwright/test'

import { type Gate, gateOf } from './gate.ts'
import { type Trip, tripsOf } from './trip.ts'
import type { Account } from './world.ts'

export { expect }

export interface Driver {
  fullName: string
  email: string
  phone: string
  birthDate: string
}

interface OfATest {
  /** Dates and a car that nobody else wants. */
  trip: Trip
  nextTrip: () => Trip
  /** Somebody without an account. */
  guest: Driver
  /** A new customer, registered and not signed in. */
  customer: Account
  gate: Gate
}

/** A browser whose owner chose English at the last visit, in a world shared with the other tests. */
export const test = base.extend<OfATest, { trips: () => Trip }>({
  storageState: ({ baseURL }, use) =>
    use({
      cookies: [],
      origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'masar-language', value: 'en' }] }],
    }),
  trips: [({}, use, { workerIndex }) => use(tripsOf(workerIndex)), { scope: 'worker' }],
  nextTrip: ({ trips }, use) => use(trips),
  trip: ({ trips }, use) => use(trips()),
  guest: ({}, use, { testId, repeatEachIndex }) =>
    use(driverOf(`ada.${testId.slice(-16)}.${repeatEachIndex}@mail.example`)),
  customer: async ({ request }, use, { testId, repeatEachIndex }) => {
    const driver = driverOf(`grace.${testId.slice(-16)}.${repeatEachIndex}@mail.example`)
    const account = { ...driver, fullName: 'Grace Hopper', password: 'compiler-1952' }
    const response = await request.post('/api/sign-up', { data: { ...account, language: 'en' } })
    expect(response.ok()).toBe(true)
    await use({ name: account.fullName, email: account.email, password: account.password })
  },
  gate: async ({ context, request }, use, { testId, repeatEachIndex }) => {
    const scenario = `${testId}-${repeatEachIndex}`
    await context.setExtraHTTPHeaders({ 'x-scenario': scenario })
    await use(gateOf(request, scenario))
  },
})

const driverOf = (email: string): Driver => ({
  fullName: 'Ada Lovelace',
  email,
  phone: '+216 20 123 456',
  birthDate: '1990-12-10',
})

/** Fills in the sign-in page once it is open. */
export async function signIn(page: Page, { email, password }: Account) {
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

/** Opens the sign-in page, signs in, and waits until the header says so. */
export async function becomes(page: Page, account: Account) {
  await page.goto('/sign-in')
  await signIn(page, account)
  await expect(accountMenu(page, account)).toBeVisible()
}

export const accountMenu = (page: Page, { name }: Account) =>
  page.getByRole('button', { name: `Account: ${name}` })

/** The one `h1`. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name })

/** Calls of the API and the rate source, in the order they were made. */
export function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|rates)\b/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Opens one of the filters that are closed at first. */
export const openFilter = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Filters' }).getByText(title, { exact: true }).first().click()
