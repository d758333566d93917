import type { Page } from '@playwright/test'

import { expect, heading, test } from '../steps/person/customer.ts'
import { prefersLanguage, takenOver, watchTakeover } from '../steps/page/documents.ts'

/** The same files from a web host, which compares nothing. */
const servedByHost = (page: Page, path: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch()
    const { 'server-timing': _told, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })

/** The settings of this host, once they may arrive. */
async function settingsArrive(page: Page, settings: object): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/config.json', async (route) => {
    await promise
    await route.fulfill({ json: settings })
  })
  return resolve
}

test.beforeEach(async ({ context, baseURL }) => {
  await prefersLanguage(context, 'en', baseURL ?? '')
  await watchTakeover(context)
})

// @shows OPS-15
test('a page is seen once it is known that it was drawn for these settings', async ({ page }) => {
  await servedByHost(page, '/about')
  const arrive = await settingsArrive(page, {})
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('h1')).toBeHidden()
  arrive()

  await expect(heading(page, 'About us')).toBeVisible()
  expect((await takenOver(page)).isSame).toBe(true)
})

test('a page that was drawn for other settings is never seen', async ({ page }) => {
  await servedByHost(page, '/about')
  const arrive = await settingsArrive(page, { siteName: 'Atlas Cars' })
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('h1')).toBeHidden()
  arrive()

  await expect(page.getByRole('banner').getByText('Atlas Cars')).toBeVisible()
  expect((await takenOver(page)).isSame).toBe(false)
})

test('a page of another address is never seen @nightly', async ({ page }) => {
  await page.route('/search', async (route) => {
    const response = await route.fetch({ url: new URL('/about', page.url()).href })
    const { 'server-timing': _told, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/faq')
  await page.goto('/search', { waitUntil: 'domcontentloaded' })
  await expect(heading(page, 'About us')).toBeHidden()
  await takenOver(page)
  await expect(heading(page, 'About us')).toBeHidden()
})
