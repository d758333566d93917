import type { Page } from '@playwright/test'

import type { SitePage } from './site-pages.ts'
import { expect } from '../person/customer.ts'

/** Opens a page of the site and waits until all of it is there, what stands below among it. */
export async function openWhole(page: Page, { url }: SitePage, language?: string): Promise<void> {
  const { pathname, searchParams } = new URL(url)
  if (language) searchParams.set('l', language)
  await page.goto(`${pathname}?${searchParams}`)
  // What stands below comes with the visitor's first move.
  await page.mouse.wheel(0, 400)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
