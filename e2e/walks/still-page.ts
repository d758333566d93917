import type { Page } from '@playwright/test'

const MAX_POLLS = 20
const POLL_INTERVAL_MS = 250
/** How many polls in a row must return the same page. */
const REQUIRED_EQUAL_POLLS = 3

/**
 * Waits until the page no longer changes, up to a few seconds. Pending calls may keep parts of the page
 * loading.
 */
export async function waitForStillPage(page: Page): Promise<void> {
  let last = ''
  let same = 1
  for (let poll = 0; poll < MAX_POLLS && same < REQUIRED_EQUAL_POLLS; poll += 1) {
    /* oxlint-disable no-await-in-loop -- polls the page */
    const now = await describePage(page)
    same = now === last ? same + 1 : 1
    last = now
    await page.waitForTimeout(POLL_INTERVAL_MS)
    /* oxlint-enable no-await-in-loop */
  }
}

/** Describes the page's texts, and how many images and animations are not finished. */
const describePage = (page: Page) =>
  page.evaluate(() => {
    const { length: images } = [...document.images].filter(({ complete }) => !complete)
    return `${images} ${document.querySelector('body')?.innerText ?? ''}`
  })
