import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

import { signInSupplierForCalls, changeStatusByCall } from '../booking/changes.ts'
import { locateHeading } from '../person/people.ts'
import type { DemoPerson } from '../booking/demo-fixtures.ts'

/** Locates the bell: the header link with the number of unread notifications. */
export const locateBell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('link', {
    name: unread > 0 ? `Notifications: ${unread} unread` : 'Notifications',
    exact: true,
  })

export const locateNotices = (page: Page) =>
  page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')

/** Locates a demo notification by its number; the newest has the highest number. */
export const locateNotice = (page: Page, number: number) =>
  locateNotices(page).filter({ hasText: `Something to read, number ${number}.` })

/** Opens a notification's menu and selects this action. */
export async function chooseFromRowMenu(row: Locator, action: string) {
  await row.getByRole('button', { name: /^Actions: / }).click()
  await row.page().getByRole('menuitem', { name: action, exact: true }).click()
}

/** Starts selecting notifications. Clicks repeatedly, because a click before hydration has no effect. */
export async function startSelecting(page: Page) {
  const button = page.getByRole('main').getByRole('button', { name: 'Select', exact: true })
  const box = page.getByRole('checkbox', { name: 'Select this page' })
  await expect(async () => {
    if (await button.isVisible()) await button.click()
    await expect(box).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

export const confirmDeletion = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()

/** Opens the notifications, and waits until this many are shown. */
export async function openNotices(page: Page, count: number, path = '/notifications') {
  await page.goto(path)
  await expect(locateHeading(page, 'Notifications')).toBeVisible()
  await expect(locateNotices(page)).toHaveCount(count)
}

/** Returns the test control for an account and its notifications. */
export function controlAccount(request: APIRequestContext, { email }: Pick<DemoPerson, 'email'>) {
  const ask = async (what: string, data: object) => {
    const response = await request.post(`/__backstage/${what}`, { data: { email, ...data } })
    expect(response.ok()).toBe(true)
    return (await response.json()) as Record<string, number>
  }
  return {
    suspend: (suspended = true) => ask('suspensions', { suspended }),
    notify: (count: number) => ask('notices', { count }),
    /** Replaces the notifications with these, oldest first; true marks a read one. */
    has: (read: readonly boolean[]) => ask('inboxes', { read }),
    /** Returns how many notifications the database contains, and how many of them are unread. */
    counted: () => ask('unread', {}),
  }
}

/** Confirms a booking as the supplier. */
export async function confirmBookingAsSupplier(request: APIRequestContext, booking: string) {
  await signInSupplierForCalls(request)
  await changeStatusByCall(request, [booking], 'reserved')
}

/** Reads this tab's session storage and the browser's local storage. */
export const readBrowserStorage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  )
