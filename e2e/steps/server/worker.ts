import { expect, type Page } from '@playwright/test'

/**
 * Opens a page, interacts with it, and waits until the service worker controls it and has cached everything
 * that it needs.
 */
export async function visitWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  // The service worker caches the offline page and its texts last.
  await expect
    .poll(() => listCachedFiles(page))
    .toContainEqual(expect.stringContaining('/assets/other-'))
  await expect.poll(() => listUncachedScripts(page)).toEqual([])
}

/** Lists the files in the worker's caches. */
export const listCachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const cachedRequests = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys()),
    )
    return cachedRequests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Lists the scripts of this page that the worker has not cached. */
const listUncachedScripts = (page: Page) =>
  page.evaluate(async () => {
    const entries = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = entries.filter((name) => /\/assets\/[^/]+\.js$/.test(name))
    const cachedScripts = await Promise.all(scripts.map((name) => caches.match(name)))
    return scripts.filter((_name, index) => !cachedScripts[index])
  })
