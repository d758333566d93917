import type { Page } from '@playwright/test'

/** Runs an action in another tab of this browser. The tab's calls are not delayed. */
export async function runInAnotherTab(
  page: Page,
  happens: (tab: Page) => Promise<unknown>,
): Promise<void> {
  const tab = await page.context().newPage()
  await happens(tab)
  await tab.close()
}
