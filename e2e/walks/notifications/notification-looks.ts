import { expect } from '@playwright/test'

import { makeShownLedger } from '@masar/machines/notifications/ledger.ts'
import type { Step } from 'statechart-paths/walk'

import { locateBell, notices } from '../../steps/server/change-feed.ts'
import {
  readContext,
  noticeText,
  type NotificationPeople,
  countUnreadEntries,
} from './notification-people.ts'

/** The number of an entry that only exists when the path is about a second page. */
const EXTRA_ENTRY = 3

/** Asserts the elements of every region: list, alerts, undo, and the count in the header. */
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
  else await expect(notices(page)).toHaveCount(0)
  if (isQuiet(step)) await expect(locateBell(page, countUnreadEntries(people))).toBeVisible()
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

/** Asserts that exactly the entries of the machine are shown, each read or unread. */
async function expectList({ scene: { page }, table }: NotificationPeople, step: Step) {
  const { notices: shown, total } = makeShownLedger(readContext(step))
  await expect(notices(page)).toHaveCount(shown.length)
  await expect(page.getByText('No notifications.')).toHaveCount(
    total === 0 && !table.has(EXTRA_ENTRY) ? 1 : 0,
  )
  for (const { id, isRead } of shown) {
    const row = notices(page).filter({ hasText: noticeText(id) })
    // oxlint-disable-next-line no-await-in-loop -- two at most
    await expect(row.getByText('Unread')).toHaveCount(isRead ? 0 : 1)
  }
}

/** Whether no call is pending, so that the displayed count is that of the table. */
const isQuiet = ({ expect: { leaf } }: Step) =>
  /counter\.fresh & list\.(shown|empty|closed)/.test(leaf)
