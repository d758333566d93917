import { expect, type Locator, type Page } from '@playwright/test'

const LONGEST = 5_000

/**
 * Waits that a customer would sit through pass at once: the page's own clock is put forward. So is
 * that of calls on their way, which give up then: a busy machine is given more time each time.
 */
export function hurryTo(page: Page, shown: Locator) {
  let timeout = 300

  return expect(async () => {
    await page.clock.fastForward(30_000)
    timeout = Math.min(2 * timeout, LONGEST)
    await expect(shown).toBeVisible({ timeout })
  }).toPass({ intervals: [50] })
}
