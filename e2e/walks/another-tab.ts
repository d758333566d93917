import type { Page } from '@playwright/test'

/** Runs something in another tab of this browser, whose calls are not delayed. */
export async function inAnotherTab(
  page: Page,
  happens: (tab: Page) => Promise<unknown>,
): Promise<void> {
  const tab = await page.context().newPage()
  await happens(tab)
  await tab.close()
}
