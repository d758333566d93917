import type { Page } from '@playwright/test'

const POLLS = 20
const POLL_MS = 250
/** How many polls in a row must read the same page. */
const SAME_POLLS = 3

/** Waits until the page no longer changes, for at most some seconds: calls that wait may keep parts of it loading. */
export async function waitForStillPage(page: Page): Promise<void> {
  let last = ''
  let same = 1
  for (let poll = 0; poll < POLLS && same < SAME_POLLS; poll += 1) {
    /* oxlint-disable no-await-in-loop -- polls the page */
    const now = await describePage(page)
    same = now === last ? same + 1 : 1
    last = now
    await page.waitForTimeout(POLL_MS)
    /* oxlint-enable no-await-in-loop */
  }
}

/** Describes the texts of the page, and how many images and animations are not finished. */
const describePage = (page: Page) =>
  page.evaluate(() => {
    const { length: images } = [...document.images].filter(({ complete }) => !complete)
    return `${images} ${document.querySelector('body')?.innerText ?? ''}`
  })
