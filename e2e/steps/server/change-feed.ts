import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

import { callsAsSupplier, changeStatusByCall } from '../booking/changes.ts'
import { heading } from '../person/people.ts'
import type { DemoPerson } from '../booking/demo-fixtures.ts'

/** The link at the top that says how many notifications are unread. */
export const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('link', {
    name: unread > 0 ? `Notifications: ${unread} unread` : 'Notifications',
    exact: true,
  })

export const notices = (page: Page) =>
  page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')

/** The words of a notification that the demo data makes, the newest having the highest number. */
export const notice = (page: Page, number: number) =>
  notices(page).filter({ hasText: `Something to read, number ${number}.` })

/** Opens the menu of a notification and chooses from it. */
export async function chooseFromRowMenu(row: Locator, action: string) {
  await row.getByRole('button', { name: /^Actions: / }).click()
  await row.page().getByRole('menuitem', { name: action, exact: true }).click()
}

/** Begins to select notifications; a press before the page is hydrated does nothing. */
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

/** Opens the notifications, of which there are so many on the page. */
export async function openNotices(page: Page, count: number, path = '/notifications') {
  await page.goto(path)
  await expect(heading(page, 'Notifications')).toBeVisible()
  await expect(notices(page)).toHaveCount(count)
}

/** Behind the counter: what becomes of an account, and what it is told. */
export function changesFor(request: APIRequestContext, { email }: Pick<DemoPerson, 'email'>) {
  const ask = async (what: string, data: object) => {
    const response = await request.post(`/__backstage/${what}`, { data: { email, ...data } })
    expect(response.ok()).toBe(true)
    return (await response.json()) as Record<string, number>
  }
  return {
    suspend: () => ask('suspensions', { suspended: true }),
    tell: (count: number) => ask('notices', { count }),
    /** These and no others, the oldest first; true is one that was read. */
    has: (read: readonly boolean[]) => ask('inboxes', { read }),
    /** What the table says. */
    counted: () => ask('unread', {}),
  }
}

/** The supplier's people confirm a booking, as they do at the office of Jasmin Auto. */
export async function supplierConfirms(request: APIRequestContext, booking: string) {
  await callsAsSupplier(request)
  await changeStatusByCall(request, [booking], 'reserved')
}

/** Everything that this tab and this browser keep of what was typed and who is here. */
export const readKeptStorage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  )
