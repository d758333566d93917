import { expect, type Page } from '@playwright/test'

/** Opens a page, moves, and waits until the worker serves it and has all that it is drawn with. */
export async function visitWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  // What comes last: the page for what is not there, and its texts.
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringContaining('/assets/other-'))
  await expect.poll(() => missingFiles(page)).toEqual([])
}

/** Addresses of the files that the worker keeps. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

/** Scripts of this page that the worker has not. */
const missingFiles = (page: Page) =>
  page.evaluate(async () => {
    const entries = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = entries.filter((name) => /\/assets\/[^/]+\.js$/.test(name))
    const kept = await Promise.all(scripts.map((name) => caches.match(name)))
    return scripts.filter((_name, index) => !kept[index])
  })
