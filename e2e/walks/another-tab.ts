import type { Page } from '@playwright/test'

/** Something happens in another tab of this browser, whose calls are not held. */
export async function inAnotherTab(
  page: Page,
  happens: (tab: Page) => Promise<unknown>,
): Promise<void> {
  const tab = await page.context().newPage()
  await happens(tab)
  await tab.close()
}
