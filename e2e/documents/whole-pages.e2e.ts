import type { Page } from '@playwright/test'

import { checkoutPath, searchPath } from '../steps/booking/trip.ts'
import { becomes, expect, heading, test } from '../steps/person/customer.ts'
import { prefersLanguage, takenOver, watchTakeover } from '../steps/page/documents.ts'

const PUBLIC = ['/', '/search', '/locations', '/suppliers', '/about', '/faq', '/contact', '/tos']
const PRIVATE = ['/bookings', '/notifications', '/settings', '/change-password']

/** Collects what the console says of pages that do not hydrate as they were rendered. */
function watchConsole(page: Page): string[] {
  const told: string[] = []
  page.on('pageerror', ({ message }) => told.push(`${page.url()}: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(`${page.url()}: ${message.text()}`)
  })
  return told
}

async function hydratesAll(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one visitor reads one page at a time
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { isSame } = await takenOver(page)
    expect.soft({ path, isSame }).toEqual({ path, isSame: true })
  }
}

test('pages hydrate as the server rendered them, for a visitor', async ({
  page,
  context,
  baseURL,
  trip,
}) => {
  const told = watchConsole(page)
  await prefersLanguage(context, 'en', baseURL ?? '')
  await watchTakeover(context)
  const booking = [searchPath(trip), checkoutPath(trip)]
  await hydratesAll(page, [...PUBLIC, ...booking])
  expect(told).toEqual([])
})

test('pages hydrate as the server rendered them, for a customer', async ({
  page,
  context,
  customer,
}) => {
  await becomes(page, customer)
  const told = watchConsole(page)
  await watchTakeover(context)
  await hydratesAll(page, ['/', ...PRIVATE])
  expect(told).toEqual([])
})

test('a search, its cars and a checkout are usable without a call to the API', async ({
  page,
  context,
  baseURL,
  trip,
}) => {
  await prefersLanguage(context, 'en', baseURL ?? '')
  await watchTakeover(context)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  for (const path of [searchPath(trip), checkoutPath(trip)]) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.waitForFunction(() => Boolean(Reflect.get(Reflect.get(window, 'watched'), 'isOver')))
    expect.soft({ path, calls: [...calls] }).toEqual({ path, calls: [] })
  }
})

test('pages of a customer are stored by no cache', async ({ page, request, customer }) => {
  await becomes(page, customer)
  const response = await page.goto('/settings')
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  const publicPage = await request.get('/about')
  expect(publicPage.headers()['cache-control']).toBe('no-cache')
  expect(await publicPage.text()).not.toContain(customer.email)
})

test('an address cannot write a script into its page', async ({ request }) => {
  const attack = '</script><script>alert(1)</script>'
  const response = await request.get(`/search?p=${encodeURIComponent(attack)}&q=${attack}`)
  expect(await response.text()).not.toContain('<script>alert(1)')
})

test('nonsense in the cookies of preferences is ignored', async ({ request }) => {
  const cookie = 'masar-page-language=xx; masar-page-currency=%3Cb%3E; masar-page-theme=pink'
  const response = await request.get('/about', { headers: { cookie } })
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('<html lang="fr" dir="ltr">')
})

test('addresses without a page or a car have status 404', async ({ request }) => {
  expect((await request.get('/no/such/page')).status()).toBe(404)
  expect((await request.get('/car/66aa000000000000000000ff')).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, chosenLanguage: null })

  test('a search shows its cars with prices, and home its blocks and footer', async ({
    page,
    context,
    baseURL,
    trip,
  }) => {
    await prefersLanguage(context, 'en', baseURL ?? '')
    await page.goto(searchPath(trip))
    await expect(page.getByRole('article').first()).toContainText(/TND/)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  })

  test('a customer without a session is sent to sign in', async ({ page, context, baseURL }) => {
    await prefersLanguage(context, 'en', baseURL ?? '')
    await page.goto('/bookings')
    await expect(page).toHaveURL('/sign-in?from=%2Fbookings')
    await expect(heading(page, 'Sign in')).toBeVisible()
  })
})
