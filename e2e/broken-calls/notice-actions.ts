import { isDeepStrictEqual } from 'node:util'

import { expect, type Page } from '@playwright/test'

import { heading, signInAs } from '../steps/person/customer.ts'
import { changesFor, locateBell, notices, openNotices } from '../steps/server/change-feed.ts'
import { type Actor, locateMain, pressInPage, type UserAction } from './user-action.ts'

/** Test control of the server, for the customer of each page. */
const counters = new WeakMap<Page, ReturnType<typeof changesFor>>()

/** A new customer views two notifications. */
async function readsNotices({ page, register }: Actor) {
  const person = await register()
  const changes = changesFor(page.request, person)
  counters.set(page, changes)
  await changes.tell(2)
  await signInAs(page, person)
  await openNotices(page, 2)
  await expect(locateBell(page, 2)).toBeVisible()
}

/** The expected count of their notifications in the table, and of unread ones. */
const has =
  (total: number, unread: number) =>
  async ({ page }: Actor) =>
    isDeepStrictEqual(await counters.get(page)?.counted(), { total, unread })

/** A deletion is sent when the page is left; notifications that were not deleted are shown again. */
async function deletesAll({ page }: Actor) {
  const dialog = page.getByRole('dialog')
  const yes = dialog.getByRole('button', { name: 'Delete', exact: true })
  if (!(await dialog.isVisible())) await pressInPage(page, 'Delete all')
  await yes.or(dialog.getByRole('button', { name: 'Try again' })).waitFor()
  if (!(await yes.isVisible())) return
  await yes.click()
  await expect(notices(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByText('My bookings').click()
  // The session is checked on the way: that call may be the one that fails, with an error.
  const told = page.getByRole('button', { name: 'Try again' })
  await heading(page, 'My bookings').or(told).first().waitFor()
  await page.goBack()
}

/** Actions with notifications. */
export const NOTICE_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'marks notifications as read',
    prepare: readsNotices,
    start: ({ page }) => pressInPage(page, 'Mark all as read'),
    arrival: (page) => locateBell(page, 0),
    repeat: ({ page }) => pressInPage(page, 'Mark all as read'),
    isTrue: has(2, 0),
  },
  {
    name: 'marks what they have read as unread',
    async prepare(actor) {
      await readsNotices(actor)
      await pressInPage(actor.page, 'Mark all as read')
      await expect.poll(() => has(2, 0)(actor)).toBe(true)
    },
    start: ({ page }) => pressInPage(page, 'Mark all as unread'),
    arrival: (page) => locateBell(page, 2),
    repeat: ({ page }) => pressInPage(page, 'Mark all as unread'),
    isTrue: has(2, 2),
  },
  {
    name: 'deletes notifications',
    prepare: readsNotices,
    start: deletesAll,
    arrival: (page) => locateMain(page).getByText('No notifications.'),
    repeat: deletesAll,
    isTrue: has(0, 0),
  },
]
