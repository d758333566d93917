import type { Page } from '@playwright/test'

import { expect, heading, test } from '../steps/person/customer.ts'
import { type OwnBuild, serveOwnBuild } from '../steps/server/own-build.ts'

let build: OwnBuild
test.beforeEach(async () => {
  build = await serveOwnBuild()
})
test.afterEach(() => build.stop())

/** Records the documents that a page loads after this call. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

const hasNewVersion = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src^="/assets/v2"]') !== null)

test('a link followed after a deploy loads the new version, with one reload', async ({ page }) => {
  await page.goto(`${build.origin}/?l=en`)
  await page.waitForLoadState('networkidle')
  build.renameAssets()
  const documents = recordDocuments(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).press('Enter')
  await expect(heading(page, 'Sign in')).toBeVisible()
  expect(await hasNewVersion(page)).toBe(true)
  expect(documents).toEqual(['/sign-in'])

  // If the new version does not contain the chunk either, the page is not reloaded.
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/*sign-up*', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).press('Enter')
  await expect(heading(page, 'Something went wrong.')).toBeVisible()
  expect(documents).toEqual(['/sign-in'])
})

test('a page with unsaved input offers the new version when a chunk is missing @nightly', async ({
  page,
}) => {
  await page.goto(`${build.origin}/sign-in?l=en`)
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.pressSequentially('ada@mail.example')
  await page.mouse.move(10, 10)
  const hasOffer = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('later-visits')),
    )
  await expect.poll(hasOffer).toBe(true)
  await page.waitForLoadState('networkidle')
  build.renameAssets()
  const documents = recordDocuments(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /language/i })
    .press('Enter')
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await expect(email).toHaveValue('ada@mail.example')
  expect(documents).toEqual([])
})
