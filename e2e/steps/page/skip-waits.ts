import { expect, type Locator, type Page } from '@playwright/test'

const MAX_TIMEOUT_MS = 5_000

/**
 * Skips waits that a customer would sit through: advances the page's clock. That also triggers the timeouts of
 * pending calls, so a busy machine gets more time each time.
 */
export function skipWaitsUntil(page: Page, shown: Locator) {
  let timeout = 300

  return expect(async () => {
    await page.clock.fastForward(30_000)
    timeout = Math.min(2 * timeout, MAX_TIMEOUT_MS)
    await expect(shown).toBeVisible({ timeout })
  }).toPass({ intervals: [50] })
}
