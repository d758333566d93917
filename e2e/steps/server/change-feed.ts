import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

import { callsAsSupplier, changeStatusByCall } from '../booking/changes.ts'
import { heading } from '../person/people.ts'
import type { DemoPerson } from '../booking/demo-fixtures.ts'

/** The link in the header with the count of unread notifications. */
export const locateBell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('link', {
    name: unread > 0 ? `Notifications: ${unread} unread` : 'Notifications',
    exact: true,
  })

export const notices = (page: Page) =>
  page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')

/** The text of a demo notification; the newest has the highest number. */
export const notice = (page: Page, number: number) =>
  notices(page).filter({ hasText: `Something to read, number ${number}.` })

/** Opens the menu of a notification and chooses from it. */
export async function chooseFromRowMenu(row: Locator, action: string) {
  await row.getByRole('button', { name: /^Actions: / }).click()
  await row.page().getByRole('menuitem', { name: action, exact: true }).click()
}

/** Starts selecting notifications; a press before hydration does nothing. */
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
  await expect(heading(page, 'Notifications')).toBeVisible()
  await expect(notices(page)).toHaveCount(count)
}

/** Test control of accounts and their notifications. */
export function changesFor(request: APIRequestContext, { email }: Pick<DemoPerson, 'email'>) {
  const ask = async (what: string, data: object) => {
    const response = await request.post(`/__backstage/${what}`, { data: { email, ...data } })
    expect(response.ok()).toBe(true)
    return (await response.json()) as Record<string, number>
  }
  return {
    suspend: (suspended = true) => ask('suspensions', { suspended }),
    tell: (count: number) => ask('notices', { count }),
    /** Exactly these, oldest first; true means read. */
    has: (read: readonly boolean[]) => ask('inboxes', { read }),
    /** The content of the table. */
    counted: () => ask('unread', {}),
  }
}

/** The supplier's staff confirm a booking. */
export async function supplierConfirms(request: APIRequestContext, booking: string) {
  await callsAsSupplier(request)
  await changeStatusByCall(request, [booking], 'reserved')
}

/** Everything that this tab and browser store about input and user. */
export const readKeptStorage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  )
