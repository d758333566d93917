import { expect, type Locator, type Page } from '@playwright/test'

/** Waits that a customer would sit through pass at once: the page's own clock is put forward. */
export const hurryTo = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.fastForward(30_000)
    await expect(shown).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [50] })
