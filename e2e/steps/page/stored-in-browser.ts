import type { BrowserContext, Page } from '@playwright/test'

import { STORED_NAMES } from '@masar/domain/service/stored-names.ts'

/**
 * Lists entries that the app has stored in the browser but that the cookie policy does not mention. Ignores the
 * storage of other origins, such as a bank's.
 */
export async function listUndocumentedStorage(
  context: BrowserContext,
  origin: string,
): Promise<string[]> {
  const { cookies, origins } = await context.storageState()
  const stored = origins.find((one) => one.origin === origin)?.localStorage ?? []
  const pages = context.pages()
  const windows = await Promise.all(
    pages.map((page) => listNames(page, origin, 'Object.keys(sessionStorage)')),
  )
  const caches = await Promise.all(pages.map((page) => listNames(page, origin, 'caches.keys()')))
  return [
    ...findUnlisted(STORED_NAMES.cookie, cookies),
    ...findUnlisted(STORED_NAMES.browser, stored),
    ...findUnlisted(STORED_NAMES.window, windows.flat()),
    ...findUnlisted(STORED_NAMES.offline, caches.flat()),
  ]
}

const findUnlisted = (listed: readonly string[], found: readonly { name: string }[]) =>
  found.map(({ name }) => name).filter((name) => !listed.some((begin) => name.startsWith(begin)))

/** Lists the names of stored entries; none for other origins and closed pages. */
async function listNames(page: Page, origin: string, script: string): Promise<{ name: string }[]> {
  if (!page.url().startsWith(`${origin}/`)) return []
  const names = page.evaluate<string[]>(script).catch(() => [])
  return (await names).map((name) => ({ name }))
}
