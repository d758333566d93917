import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test'

import type { DemoPerson } from '../booking/demo-fixtures.ts'

/** A driver, as the forms require. */
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
  // Beside a booking that is not found, another form has an address field.
  const form = page.locator('form').filter({ has: page.getByLabel('Password', { exact: true }) })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

/**
 * Simulates an earlier visit with a chosen language. A context's initial storage would be filled by an extra page,
 * which costs half as much as a short test.
 */
export const presetLanguage = (context: BrowserContext, language: string) =>
  context.addInitScript((chosen) => {
    if (window.top !== window || !location.protocol.startsWith('http')) return
    if (localStorage.getItem('masar-language') === null)
      localStorage.setItem('masar-language', chosen)
  }, language)

/** Another user in English, in a separate browser. */
export async function openOtherVisitor(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await presetLanguage(page.context(), 'en')
  return page
}

/** Signs in in a new browser, which is therefore in French. */
export async function signInInNewBrowser(browser: Browser, { email, password }: DemoPerson) {
  const page = await browser.newPage()
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  return page
}

/**
 * Signs in in this browser, as after a visit: sets the session cookie and the stored user. No page of the app is
 * open yet. Typing into the sign-in form is tested in e2e/account. Returns the id of the account.
 */
export async function signInAs(
  page: Page,
  { email, password }: Pick<DemoPerson, 'email' | 'password'>,
  door: Door = 'frontend',
  language = 'en',
): Promise<string> {
  const response = await page.request.post(`/api/sign-in/${door}`, { data: { email, password } })
  expect(response.status()).toBe(200)
  const { _id } = (await response.json()) as { _id: string }
  // The browser of these tests is English; signing in sets the account's language to English.
  await page.request.post('/api/update-language', { data: { language } })
  const record = { _id, language, blacklisted: false, enableEmailNotifications: true }
  // Storage belongs to an origin: this is its cheapest page.
  await page.goto('/favicon.svg')
  await page.evaluate((user) => localStorage.setItem('masar-user', user), JSON.stringify(record))
  return _id
}

/** Customers and staff sign in by different calls. */
type Door = 'frontend' | 'admin'

/** Signs in and opens the home page, which shows the account. */
export async function signInOnHomePage(page: Page, account: DemoPerson) {
  await signInAs(page, account)
  await page.goto('/')
  await expect(accountMenu(page, account)).toBeVisible()
}

export const accountMenu = (page: Page, { name }: Pick<DemoPerson, 'name'>) =>
  page.getByRole('button', { name: `Account: ${name}` })

/** Signs out by the account menu. */
export async function signOut(page: Page, account: Pick<DemoPerson, 'name'>) {
  await accountMenu(page, account).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

/**
 * Ends the session like its expiry: the browser loses the cookie. Waits for the page's last automatic call, so
 * that no call detects it before the test continues: the unread count is fetched once when the page opens and
 * once more when the event stream starts.
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

/** Creates an account in English, without signing in. */
export async function registersByCall(
  request: APIRequestContext,
  address: string,
): Promise<DemoPerson> {
  const { phone, birthDate, email } = demoDriver(address)
  const account = { fullName: 'Grace Hopper', email, password: 'compiler-1952' }
  const data = { ...account, phone, birthDate, language: 'en' }
  const signUp = () => request.post('/api/sign-up', { data })
  let response = await signUp()
  // If the server requires the bot check, it is passed first.
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

/** An account of the demo data whose language is set to English first. */
export async function inEnglish(
  request: APIRequestContext,
  account: DemoPerson,
): Promise<DemoPerson> {
  await callsAs(request, account)
  await request.post('/api/update-language', { data: { language: 'en' } })
  return account
}
