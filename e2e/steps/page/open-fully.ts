import type { Page } from '@playwright/test'

import type { SitePage } from './site-pages.ts'
import { expect } from '../person/customer.ts'

/** Opens a page of the site, and waits until everything is loaded, including content below the fold. */
export async function openFully(page: Page, { url }: SitePage, language?: string): Promise<void> {
  const { pathname, searchParams } = new URL(url)
  if (language) searchParams.set('l', language)
  await page.goto(`${pathname}?${searchParams}`)
  // Content below the fold loads on the first interaction.
  await page.mouse.wheel(0, 400)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
