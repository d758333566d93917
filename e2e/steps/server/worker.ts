import { expect, type Page } from '@playwright/test'

/** Opens a page, interacts, and waits until the worker controls it and has cached everything it needs. */
export async function visitWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  // The last to be cached: the offline page and its texts.
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringContaining('/assets/other-'))
  await expect.poll(() => missingFiles(page)).toEqual([])
}

/** Addresses of the files in the worker's caches. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

/** Scripts of this page that the worker has not cached. */
const missingFiles = (page: Page) =>
  page.evaluate(async () => {
    const entries = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = entries.filter((name) => /\/assets\/[^/]+\.js$/.test(name))
    const kept = await Promise.all(scripts.map((name) => caches.match(name)))
    return scripts.filter((_name, index) => !kept[index])
  })
