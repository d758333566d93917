import { expect } from '@playwright/test'

import type { EntryChange } from '@masar/machines/notifications/ledger.ts'

import { chooseFromRowMenu, confirmDeletion, notices } from '../../steps/server/change-feed.ts'
import { pressButton } from '../../steps/booking/checkout.ts'
import { heading, signInAs } from '../../steps/person/people.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import {
  changeTable,
  readContext,
  IT,
  noticeText,
  type NotificationPeople,
  OTHER,
  tableHas,
} from './notification-people.ts'

type Acts = BrowserWalk<NotificationPeople>['acts']
type Act = Acts[string]

/** The calls that save, by the kind of the change. */
export const SAVING = {
  read: 'markNotificationsAsRead',
  unread: 'markNotificationsAsUnread',
  deleted: 'deleteNotifications',
} as const

/** The preceding call of a change: one of all entries fetches their ids. */
export const firstCall = ({ kind, all }: EntryChange): string =>
  all ? 'listNotifications' : SAVING[kind]

const OTHER_PAGE = '/faq'

const banner = ({ scene: { page } }: NotificationPeople) => page.getByRole('banner')

const pressInRow =
  (what: string, id: string): Act =>
  async ({ scene: { page } }) => {
    const row = notices(page).filter({ hasText: noticeText(id) })
    await chooseFromRowMenu(row, what)
    if (what === 'Delete') await confirmDeletion(page)
  }

const gestures: Acts = {
  'marks it read': pressInRow('Mark as read', IT),
  'marks all unread': ({ scene }) => pressButton(scene.page, 'Mark all as unread'),
  'deletes it': pressInRow('Delete', IT),
  'deletes the other': pressInRow('Delete', OTHER),
  'undoes the deletion': ({ scene }) => scene.page.getByRole('button', { name: 'Undo' }).click(),
  'tries to load again': ({ scene }) => pressButton(scene.page, 'Try again'),
  'dismisses the problem': ({ scene }) => pressButton(scene.page, 'OK'),
}

/**
 * Opens another page of the app in a new document. Pending calls arrive, and so does a deletion that could still
 * be undone: it is sent during unload, when it cannot be delayed.
 */
async function reopens(people: NotificationPeople) {
  const { scene, before } = people
  await scene.page.goto(OTHER_PAGE)
  const [saving] = before?.queue ?? []
  const sent = saving ?? before?.graced
  // Reads are aborted with their page.
  if (!sent || sent.all) return
  if (saving) await scene.calls.answer(SAVING[saving.kind])
  changeTable(people, sent)
}

const environment: Acts = {
  async 'start: Amira signs in'({ scene, amira }) {
    await signInAs(scene.page, amira)
    await scene.page.goto(OTHER_PAGE)
  },
  reload: reopens,
  'something may have changed': ({ stream }) => stream.tell(),
  'the page of the list opens': (people) =>
    banner(people)
      .getByRole('link', { name: /^Notifications/ })
      .click(),
  async 'the page of the list closes'(people) {
    await banner(people).getByRole('link', { name: 'Rental companies' }).click()
    // While the other page loads, this one is hidden but still open.
    await expect(heading(people.scene.page, 'Rental companies')).toBeVisible()
  },
  // Uses the browser's own buttons: a list that is not shown has no pager.
  'the address says page 2': async ({ scene: { page } }) => {
    await page.evaluate(() => history.pushState({}, '', '/notifications?page=2'))
    await expect(page).toHaveURL('/notifications?page=2')
  },
  'after undoWindow': ({ scene }, { delay = 0 }) => scene.page.clock.fastForward(delay),
}

const READ = true
const UNREAD = false

/** The entries of the first of two pages, when the path is about the second one. */
const onTop = ({ table }: NotificationPeople) => (table.has(3) ? [READ, READ] : [])

function findSaved({ before }: NotificationPeople): EntryChange {
  const [change] = before?.queue ?? []
  if (!change) throw new Error('Nothing is being saved.')
  return change
}

const answers: Acts = {
  async 'countUnread done: one'(people) {
    await tableHas(people, [READ, UNREAD, ...onTop(people)])
    await people.scene.calls.answer('readNotificationCounter')
  },
  async 'countUnread done: two'(people) {
    await tableHas(people, [UNREAD, UNREAD, ...onTop(people)])
    await people.scene.calls.answer('readNotificationCounter')
  },
  'countUnread failed: network': ({ scene }) => scene.calls.cut('readNotificationCounter'),
  async 'readPage done: both'(people, step) {
    const isSecond = readContext(step).page > 1
    await tableHas(people, [READ, UNREAD, ...(isSecond ? [READ, READ] : [])])
    await people.scene.calls.answer('listNotifications')
  },
  async 'readPage done: none'(people) {
    await tableHas(people, [])
    await people.scene.calls.answer('listNotifications')
  },
  async 'readPage done: past the end'(people) {
    await tableHas(people, [READ, UNREAD])
    await people.scene.calls.answer('listNotifications')
  },
  'readPage failed: network': ({ scene }) => scene.calls.cut('listNotifications'),
  async 'saveChange done: saved'(people) {
    const change = findSaved(people)
    if (change.all) await people.scene.calls.answer(firstCall(change))
    await people.scene.calls.answer(SAVING[change.kind])
    changeTable(people, change)
  },
  'saveChange failed: network': (people) => people.scene.calls.cut(firstCall(findSaved(people))),
}

export const notificationActs: Acts = { ...gestures, ...environment, ...answers }
