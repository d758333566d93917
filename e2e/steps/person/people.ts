import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test'

import type { DemoPerson } from '../booking/demo-fixtures.ts'

/** The driver details that the forms require. */
export interface TypedDriver {
  fullName: string
  email: string
  phone: string
  birthDate: string
}

export const createDemoDriver = (email: string): TypedDriver => ({
  fullName: 'Ada Lovelace',
  email,
  phone: '+216 20 123 456',
  birthDate: '1990-12-10',
})

/** Locates the page's `h1` by its text. */
export const locateHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name })

/** Fills in and submits the sign-in form, once it is open. */
export async function signIn(
  page: Page,
  { email, password }: Pick<DemoPerson, 'email' | 'password'>,
) {
  await expect(locateHeading(page, 'Sign in')).toBeVisible()
  // When a booking is not found, its page has another form with an email field.
  const form = page.locator('form').filter({ has: page.getByLabel('Password', { exact: true }) })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

/**
 * Simulates an earlier visit on which this language was chosen. Setting the initial storage of the context
 * instead would open an extra page, which takes half as long as a short test.
 */
export const presetLanguage = (context: BrowserContext, language: string) =>
  context.addInitScript((chosen) => {
    if (window.top !== window || !location.protocol.startsWith('http')) return
    if (localStorage.getItem('masar-language') === null)
      localStorage.setItem('masar-language', chosen)
  }, language)

/** Opens a page for another visitor in English, with separate storage. */
export async function openOtherVisitor(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await presetLanguage(page.context(), 'en')
  return page
}

/** Signs in on a new browser's first visit, which is in French. */
export async function signInInNewBrowser(browser: Browser, { email, password }: DemoPerson) {
  const page = await browser.newPage()
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  return page
}

/**
 * Signs in by setting the session cookie and the stored user; the form itself is tested in e2e/account.
 * Afterwards, no page of the app is open. Returns the account's id.
 */
export async function signInAs(
  page: Page,
  { email, password }: Pick<DemoPerson, 'email' | 'password'>,
  door: SignInRole = 'frontend',
  language = 'en',
): Promise<string> {
  const response = await page.request.post(`/api/sign-in/${door}`, { data: { email, password } })
  expect(response.status()).toBe(200)
  const { _id } = (await response.json()) as { _id: string }
  // Sets the account's language to that of the browser, as the sign-in page does.
  await page.request.post('/api/update-language', { data: { language } })
  const record = { _id, language, blacklisted: false, enableEmailNotifications: true }
  // Storage is only accessible on a page of this origin, and this one loads fastest.
  await page.goto('/favicon.svg')
  await page.evaluate((user) => localStorage.setItem('masar-user', user), JSON.stringify(record))
  return _id
}

/** The part of the sign-in URL that distinguishes customers from staff. */
type SignInRole = 'frontend' | 'admin'

/** Signs in, opens the home page and waits until it shows the account. */
export async function signInOnHomePage(page: Page, account: DemoPerson) {
  await signInAs(page, account)
  await page.goto('/')
  await expect(locateAccountMenu(page, account)).toBeVisible()
}

export const locateAccountMenu = (page: Page, { name }: Pick<DemoPerson, 'name'>) =>
  page.getByRole('button', { name: `Account: ${name}` })

/** Signs out with the account menu. */
export async function signOut(page: Page, account: Pick<DemoPerson, 'name'>) {
  await locateAccountMenu(page, account).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

/**
 * Deletes the session cookie, as if the session had expired. First waits for the page's automatic calls, so
 * that they do not detect the expiry before the test continues. The page fetches the unread count when it
 * opens, and again when the event stream starts. A page whose document contains the count and the list, like
 * the notifications, fetches it only when the stream starts.
 */
export async function endSession(page: Page, automaticCounts = 2) {
  const counts = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/api/notification-counter/')).length,
    )
  await expect.poll(counts).toBeGreaterThanOrEqual(automaticCounts)
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
}

/** Creates an account in English through the API, without signing in. */
export async function registerByCall(
  request: APIRequestContext,
  address: string,
): Promise<DemoPerson> {
  const { phone, birthDate, email } = createDemoDriver(address)
  const account = { fullName: 'Grace Hopper', email, password: 'compiler-1952' }
  const data = { ...account, phone, birthDate, language: 'en' }
  const signUp = () => request.post('/api/sign-up', { data })
  let response = await signUp()
  // The server may require the bot check, which must then be passed first.
  if (response.status() === 400) {
    await request.post('/api/verify-recaptcha/person/192.0.2.7')
    response = await signUp()
  }
  expect(response.ok()).toBe(true)
  return { name: account.fullName, email, password: account.password }
}

/** Signs in through the API. Only `request` gets the cookie. */
export async function signInForCalls(request: APIRequestContext, { email, password }: DemoPerson) {
  const response = await request.post('/api/sign-in/frontend', { data: { email, password } })
  expect(response.status()).toBe(200)
}

/** Sets the language of a demo account to English, and returns the account. */
export async function setLanguageToEnglish(
  request: APIRequestContext,
  account: DemoPerson,
): Promise<DemoPerson> {
  await signInForCalls(request, account)
  await request.post('/api/update-language', { data: { language: 'en' } })
  return account
}
