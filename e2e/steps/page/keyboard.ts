import type { Locator, Page } from '@playwright/test'

const MAX_TAB_PRESSES = 150

/** Presses Tab until the control has focus. */
export async function tabTo(page: Page, control: Locator) {
  // Resolve the locator only once, instead of after every Tab.
  let target = await control.evaluateHandle((element) => element)
  for (let tabs = 0; tabs < MAX_TAB_PRESSES; tabs += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
    // The element was replaced when the page rendered.
    if (!(await target.evaluate((element) => element.isConnected)))
      target = await control.evaluateHandle((element) => element)
  }
  throw new Error(`Tab does not reach ${String(control)}.`)
}

export async function tabToAndPress(page: Page, control: Locator) {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

export async function tabToAndType(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

const DATE_TIME_PART_COUNT = 6

/** Types into a `datetime-local` field. The order of its parts depends on the browser's language. */
export async function typeDateTime(page: Page, field: Locator, wallClock: string) {
  const [year = '', month = '', day = '', hour = '', minute = ''] = wallClock.split(/\D/)
  const hour12 = String(Number(hour) % 12 || 12).padStart(2, '0')
  const half = Number(hour) < 12 ? 'A' : 'P'
  for (const keys of [
    `${day}${month}${year}${hour}${minute}`,
    `${month}${day}${year}${hour12}${minute}${half}`,
  ]) {
    for (let part = 0; part < DATE_TIME_PART_COUNT; part += 1)
      await page.keyboard.press('ArrowLeft')
    await page.keyboard.type(keys)
    if ((await field.inputValue()) === wallClock) return
  }
  throw new Error(`The field does not take ${wallClock}.`)
}
