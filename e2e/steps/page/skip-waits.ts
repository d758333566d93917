import { expect, type Locator, type Page } from '@playwright/test'

const MAX_TIMEOUT_MS = 5_000

/**
 * Advances the page's clock to skip waiting times. This also triggers the timeouts of pending calls, so each
 * round waits longer, in case the machine is busy.
 */
export function skipWaitsUntil(page: Page, shown: Locator) {
  let timeout = 300

  return expect(async () => {
    await page.clock.fastForward(30_000)
    timeout = Math.min(2 * timeout, MAX_TIMEOUT_MS)
    await expect(shown).toBeVisible({ timeout })
  }).toPass({ intervals: [50] })
}
