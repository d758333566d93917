import type { Page } from '@playwright/test'

import {
  accountMenu,
  signInOnHomePage,
  expect,
  heading,
  sessionEnds,
  signIn,
  test,
  signOut,
} from '../steps/person/customer.ts'
import { readBrowserStorage, controlAccount } from '../steps/server/change-feed.ts'

async function openTab(page: Page, path: string, title: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await expect(heading(tab, title)).toBeVisible()
  return tab
}

// @shows SESSION-27
test('signing out removes the account from all tabs, and going back does not show it @nightly', async ({
  page,
  customer,
  trip,
  booking,
}) => {
  await signInOnHomePage(page, customer)
  const one = await openTab(page, `/booking?b=${booking}`, trip.car.name)
  const price = one.getByRole('table', { name: 'Price details' })
  await expect(price).toBeVisible()
  const reference = one.getByRole('button', { name: 'Copy the reference' })
  await expect(reference).toBeVisible()
  const settings = await openTab(page, '/settings', 'Settings')
  await settings.getByLabel('About me').fill('I drive slowly')
  const bookings = await openTab(page, '/bookings', 'My bookings')
  const row = bookings.getByRole('row').filter({ hasText: trip.car.name })
  await expect(row).toBeVisible()

  await signOut(page, customer)
  await expect(settings.getByText(customer.email)).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await expect(price).toBeHidden()
  await expect(reference).toBeHidden()
  for (const tab of [one, settings, bookings]) {
    await expect(heading(tab, 'Sign in')).toBeVisible()
    await expect(tab.getByText('You’ve signed out in another tab.')).toBeVisible()
    const storedData = await readBrowserStorage(tab)
    expect(storedData).not.toMatch(/I drive slowly|masar-user|masar-window-of/)
  }
  await settings.goBack()
  await expect(settings.getByText(customer.email)).toHaveCount(0)
  await expect(settings.getByLabel('About me')).toHaveCount(0)
})

test('going back after signing out opens the sign-in page, without showing the previous page @nightly', async ({
  page,
  customer,
  trip,
  booking,
}) => {
  await signInOnHomePage(page, customer)
  await page.getByRole('navigation', { name: 'Main' }).getByText('My bookings').click()
  const row = page.getByRole('row').filter({ hasText: trip.car.name })
  await expect(row).toBeVisible()
  await signOut(page, customer)
  await expect(page).toHaveURL('/')
  const shown: string[] = []
  await page.exposeFunction('shownNow', (text: string) => shown.push(text))
  await page.evaluate(
    `new MutationObserver(() => shownNow(document.body.innerText))
      .observe(document.body, { childList: true, subtree: true })`,
  )
  await page.goBack()
  await expect(heading(page, 'Sign in')).toBeVisible()
  expect(shown.join()).toMatch(/Sign in/)
  expect(shown.join()).not.toMatch(new RegExp(`${trip.car.name}|${booking}|${customer.email}`))
})

test('the next customer who signs in sees their own account in every tab', async ({
  page,
  customer,
  booking,
  yasmine,
}) => {
  await signInOnHomePage(page, customer)
  const tab = await openTab(page, '/bookings', 'My bookings')
  const own = tab.locator(`[href*="${booking}"]`)
  await expect(own).not.toHaveCount(0)
  await signOut(page, customer)
  await page.goto('/sign-in')
  await signIn(page, yasmine)

  await expect(accountMenu(page, yasmine)).toBeVisible()
  await expect(accountMenu(tab, yasmine)).toBeVisible()
  await expect(heading(tab, 'My bookings')).toBeVisible()
  await expect(tab.getByRole('row').nth(2)).toBeVisible()
  await expect(own).toHaveCount(0)
})

// @shows SESSION-20
test('a suspension applies to every tab and device without any user action', async ({
  page,
  browser,
  request,
  customer,
}) => {
  await signInOnHomePage(page, customer)
  const tab = await openTab(page, '/settings', 'Settings')
  const device = await browser.newContext({ locale: 'en-GB' })
  const elsewhere = await device.newPage()
  await elsewhere.goto('/sign-in?l=en')
  await signIn(elsewhere, customer)
  await expect(accountMenu(elsewhere, customer)).toBeVisible()
  await elsewhere.goto('/bookings')
  await expect(heading(elsewhere, 'My bookings')).toBeVisible()

  await controlAccount(request, customer).suspend()
  for (const one of [page, tab, elsewhere]) {
    await expect(one.getByText('Your account is suspended.')).toBeVisible()
    await expect(one.getByText(customer.email)).toHaveCount(0)
    await expect(accountMenu(one, customer)).toHaveCount(0)
  }
  await page.getByRole('main').getByRole('button', { name: 'Browse as a guest' }).click()
  await expect(page.getByText('Your account is suspended.')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await device.close()
})

test('a language change applies to every tab, and no input is lost @nightly', async ({
  page,
  customer,
}) => {
  await signInOnHomePage(page, customer)
  const tab = await openTab(page, '/settings?l=en', 'Settings')
  await tab.getByLabel('Full name').fill('Grace Murray Hopper')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')

  await expect(tab.locator('html')).toHaveAttribute('lang', 'es')
  await expect(heading(tab, 'Ajustes')).toBeVisible()
  await expect(tab.getByLabel('Nombre y apellidos')).toHaveValue('Grace Murray Hopper')
  await expect(tab).toHaveURL('/settings')
  await tab.reload()
  await expect(heading(tab, 'Ajustes')).toBeVisible()
})

test('when one tab detects an expired session, the other tabs end it too and keep their input @nightly', async ({
  page,
  customer,
}) => {
  await signInOnHomePage(page, customer)
  const tab = await openTab(page, '/settings', 'Settings')
  await tab.getByLabel('Full name').fill('Grace Murray Hopper')
  await sessionEnds(page)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText('My bookings')
    .dispatchEvent('click')
  await expect(page.getByText('Your session has expired. Sign in to')).toBeVisible()
  await expect(tab.getByText('Your session has expired. Sign in to')).toBeVisible()

  await signIn(page, customer)
  await expect(heading(page, 'My bookings')).toBeVisible()
  await expect(heading(tab, 'Settings')).toBeVisible()
  await expect(tab.getByLabel('Full name')).toHaveValue('Grace Murray Hopper')
})
