import { expect } from '@playwright/test'

import { makeShownLedger } from '@masar/machines/notifications/ledger.ts'
import type { Step } from 'statechart-paths/walk'

import { locateBell, locateNotices } from '../../steps/server/change-feed.ts'
import {
  readContext,
  getNoticeText,
  type NotificationPeople,
  countUnreadEntries,
} from './notification-people.ts'

/** The number of an entry that exists only if the path uses a second page. */
const EXTRA_ENTRY = 3

/**
 * Asserts what the page shows for every region: the list, alerts, the undo button, and the count in the header.
 */
export async function expectNotifications(people: NotificationPeople, step: Step) {
  const { page } = people.scene
  const { leaf, tags } = step.expect
  const isOpen = !leaf.includes('list.closed')
  const has = (tag: string) => isOpen && tags.includes(tag)
  const main = page.getByRole('main')
  people.before = readContext(step)

  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toHaveCount(
    isOpen ? 1 : 0,
  )
  await expect(main.getByText('Loading your notifications…')).toHaveCount(has('busy') ? 1 : 0)
  await expect(page.getByText('Notification deleted.')).toHaveCount(has('undoable') ? 1 : 0)
  await expectAlerts(people, has)
  if (has('content')) await expectList(people, step)
  else await expect(locateNotices(page)).toHaveCount(0)
  if (hasNoPendingCall(step))
    await expect(locateBell(page, countUnreadEntries(people))).toBeVisible()
}

async function expectAlerts(
  { scene: { page } }: NotificationPeople,
  has: (tag: string) => boolean,
) {
  const main = page.getByRole('main')
  const alerts = [
    { tag: 'rolledBack', text: /couldn’t be saved/, button: 'OK' },
    { tag: 'error', text: /couldn’t be loaded/, button: 'Try again' },
  ]
  for (const { tag, text, button } of alerts) {
    const count = has(tag) ? 1 : 0
    // oxlint-disable-next-line no-await-in-loop -- one alert after the other
    await expect(main.getByRole('alert').filter({ hasText: text })).toHaveCount(count)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(main.getByRole('button', { name: button, exact: true })).toHaveCount(count)
  }
}

/** Asserts that the page shows exactly the machine's entries, each as read or unread. */
async function expectList({ scene: { page }, table }: NotificationPeople, step: Step) {
  const { notices: shown, total } = makeShownLedger(readContext(step))
  await expect(locateNotices(page)).toHaveCount(shown.length)
  await expect(page.getByText('No notifications.')).toHaveCount(
    total === 0 && !table.has(EXTRA_ENTRY) ? 1 : 0,
  )
  for (const { id, isRead } of shown) {
    const row = locateNotices(page).filter({ hasText: getNoticeText(id) })
    // oxlint-disable-next-line no-await-in-loop -- at most two rows
    await expect(row.getByText('Unread')).toHaveCount(isRead ? 0 : 1)
  }
}

/** Returns whether no call is pending. If so, the displayed count equals the count in the database. */
const hasNoPendingCall = ({ expect: { leaf } }: Step) =>
  /counter\.fresh & list\.(shown|empty|closed)/.test(leaf)
