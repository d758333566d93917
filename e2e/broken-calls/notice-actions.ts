import { isDeepStrictEqual } from 'node:util'

import { expect, type Page } from '@playwright/test'

import { heading, signInAs } from '../steps/person/customer.ts'
import {
  controlAccount,
  locateBell,
  locateNotices,
  openNotices,
} from '../steps/server/change-feed.ts'
import { type Actor, locateMain, pressInPage, type UserAction } from './user-action.ts'

/** Maps each page to the test control of its customer's account. */
const accountControls = new WeakMap<Page, ReturnType<typeof controlAccount>>()

/** Opens the notifications of a new customer who has two unread ones. */
async function openTwoNotices({ page, register }: Actor) {
  const person = await register()
  const changes = controlAccount(page.request, person)
  accountControls.set(page, changes)
  await changes.notify(2)
  await signInAs(page, person)
  await openNotices(page, 2)
  await expect(locateBell(page, 2)).toBeVisible()
}

/** Creates a check of how many notifications the database contains, and how many of them are unread. */
const createCountCheck =
  (total: number, unread: number) =>
  async ({ page }: Actor) =>
    isDeepStrictEqual(await accountControls.get(page)?.counted(), { total, unread })

/** Deletes all notifications. Leaves the page so that the deletion is sent, and goes back. */
async function deleteAll({ page }: Actor) {
  const dialog = page.getByRole('dialog')
  const yes = dialog.getByRole('button', { name: 'Delete', exact: true })
  if (!(await dialog.isVisible())) await pressInPage(page, 'Delete all')
  await yes.or(dialog.getByRole('button', { name: 'Try again' })).waitFor()
  if (!(await yes.isVisible())) return
  await yes.click()
  await expect(locateNotices(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByText('My bookings').click()
  // Navigation checks the session, which may be the call that fails.
  const retryButton = page.getByRole('button', { name: 'Try again' })
  await heading(page, 'My bookings').or(retryButton).first().waitFor()
  await page.goBack()
}

export const NOTICE_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'marks notifications as read',
    prepare: openTwoNotices,
    start: ({ page }) => pressInPage(page, 'Mark all as read'),
    arrival: (page) => locateBell(page, 0),
    repeat: ({ page }) => pressInPage(page, 'Mark all as read'),
    isTrue: createCountCheck(2, 0),
  },
  {
    name: 'marks notifications as unread',
    async prepare(actor) {
      await openTwoNotices(actor)
      await pressInPage(actor.page, 'Mark all as read')
      await expect.poll(() => createCountCheck(2, 0)(actor)).toBe(true)
    },
    start: ({ page }) => pressInPage(page, 'Mark all as unread'),
    arrival: (page) => locateBell(page, 2),
    repeat: ({ page }) => pressInPage(page, 'Mark all as unread'),
    isTrue: createCountCheck(2, 2),
  },
  {
    name: 'deletes notifications',
    prepare: openTwoNotices,
    start: deleteAll,
    arrival: (page) => locateMain(page).getByText('No notifications.'),
    repeat: deleteAll,
    isTrue: createCountCheck(0, 0),
  },
]
