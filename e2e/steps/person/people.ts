import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test'

import type { DemoPerson } from '../booking/demo-fixtures.ts'

/** Somebody who drives, as the forms ask. */
export interface TypedDriver {
  fullName: string
  email: string
  phone: string
  birthDate: string
}

export const demoDriver = (email: string): TypedDriver => ({
  fullName: 'Ada Lovelace',
  email,
  phone: '+216 20 123 456',
  birthDate: '1990-12-10',
})

/** The one `h1`. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name })

/** Fills in the sign-in page once it is open. */
export async function signIn(
  page: Page,
  { email, password }: Pick<DemoPerson, 'email' | 'password'>,
) {
  await expect(heading(page, 'Sign in')).toBeVisible()
  // Beside a booking that is not found, another form asks for an address.
  const form = page.locator('form').filter({ has: page.getByLabel('Password', { exact: true }) })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

/**
 * As after a visit at which its owner chose a language. A storage that a context begins with would be filled by a page of
 * its own, which costs half as much as a short test.
 */
export const choseLanguage = (context: BrowserContext, language: string) =>
  context.addInitScript((chosen) => {
    if (window.top !== window || !location.protocol.startsWith('http')) return
    if (localStorage.getItem('masar-language') === null)
      localStorage.setItem('masar-language', chosen)
  }, language)

/** Somebody else, who reads English in a browser of their own. */
export async function anotherVisitor(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await choseLanguage(page.context(), 'en')
  return page
}

/** Signs in in a browser that has never been here, and speaks French therefore. */
export async function entersElsewhere(browser: Browser, { email, password }: DemoPerson) {
  const page = await browser.newPage()
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  return page
}

/**
 * Is signed in in this browser, as after a visit: the session's cookie, and what the app keeps of
 * who was here. No page of the app is open yet. How people sign in is typed in e2e/account.
 */
export async function becomes(
  page: Page,
  { email, password }: Pick<DemoPerson, 'email' | 'password'>,
  door: Door = 'frontend',
  language = 'en',
) {
  const response = await page.request.post(`/api/sign-in/${door}`, { data: { email, password } })
  expect(response.status()).toBe(200)
  const { _id } = (await response.json()) as { _id: string }
  // The browser of these tests is English; who signs in there has an English account from then on.
  await page.request.post('/api/update-language', { data: { language } })
  const record = { _id, language, blacklisted: false, enableEmailNotifications: true }
  // Storage belongs to an origin: this is its cheapest page.
  await page.goto('/favicon.svg')
  await page.evaluate((user) => localStorage.setItem('masar-user', user), JSON.stringify(record))
}

/** Customers and staff sign in by different calls. */
type Door = 'frontend' | 'admin'

/** Is signed in, and looks at the home page, which says so. */
export async function becomesAtHome(page: Page, account: DemoPerson) {
  await becomes(page, account)
  await page.goto('/')
  await expect(accountMenu(page, account)).toBeVisible()
}

export const accountMenu = (page: Page, { name }: Pick<DemoPerson, 'name'>) =>
  page.getByRole('button', { name: `Account: ${name}` })

/** By the menu of the account. */
export async function signOut(page: Page, account: Pick<DemoPerson, 'name'>) {
  await accountMenu(page, account).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

/**
 * Ends the session as its last day does: the browser has forgotten the cookie. No call that the page
 * makes by itself is to find that out before the test goes on: the last one is the count of what is
 * unread, asked for once when the page opens and once more when the server's news have begun.
 */
export async function sessionEnds(page: Page) {
  const counts = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/api/notification-counter/')).length,
    )
  await expect.poll(counts).toBeGreaterThan(1)
  await page.context().clearCookies()
}

/** Somebody who reads English has an account from now on, and is not signed in. */
export async function registersByCall(
  request: APIRequestContext,
  address: string,
): Promise<DemoPerson> {
  const { phone, birthDate, email } = demoDriver(address)
  const account = { fullName: 'Grace Hopper', email, password: 'compiler-1952' }
  const data = { ...account, phone, birthDate, language: 'en' }
  const signUp = () => request.post('/api/sign-up', { data })
  let response = await signUp()
  // Where the server requires the bot check, it is passed first.
  if (response.status() === 400) {
    await request.post('/api/verify-recaptcha/person/192.0.2.7')
    response = await signUp()
  }
  expect(response.ok()).toBe(true)
  return { name: account.fullName, email, password: account.password }
}

/** Signs in without a page; the cookie stays with the test's own calls. */
export async function callsAs(request: APIRequestContext, { email, password }: DemoPerson) {
  const response = await request.post('/api/sign-in/frontend', { data: { email, password } })
  expect(response.status()).toBe(200)
}

/** An account of the demo data whose pages are English before anybody looks at them. */
export async function inEnglish(
  request: APIRequestContext,
  account: DemoPerson,
): Promise<DemoPerson> {
  await callsAs(request, account)
  await request.post('/api/update-language', { data: { language: 'en' } })
  return account
}
