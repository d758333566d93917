import { expect } from '@playwright/test'

import type { EntryChange } from '@masar/machines/notifications/ledger.ts'

import {
  chooseFromRowMenu,
  confirmDeletion,
  locateNotices,
} from '../../steps/server/change-feed.ts'
import { pressButton } from '../../steps/booking/checkout.ts'
import { locateHeading, signInAs } from '../../steps/person/people.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import {
  updateExpectedEntries,
  readContext,
  NEWER_ID,
  getNoticeText,
  type NotificationPeople,
  OTHER_ID,
  replaceEntries,
} from './notification-people.ts'

type Acts = BrowserWalk<NotificationPeople>['acts']
type Act = Acts[string]

/** The operation that saves each kind of change. */
export const SAVE_CALLS = {
  read: 'markNotificationsAsRead',
  unread: 'markNotificationsAsUnread',
  deleted: 'deleteNotifications',
} as const

/** Returns the operation that a change calls first. A change to all entries first fetches their ids. */
export const getFirstCall = ({ kind, all }: EntryChange): string =>
  all ? 'listNotifications' : SAVE_CALLS[kind]

const OTHER_PAGE = '/faq'

const locateBanner = ({ scene: { page } }: NotificationPeople) => page.getByRole('banner')

const pressInRow =
  (what: string, id: string): Act =>
  async ({ scene: { page } }) => {
    const row = locateNotices(page).filter({ hasText: getNoticeText(id) })
    await chooseFromRowMenu(row, what)
    if (what === 'Delete') await confirmDeletion(page)
  }

const gestures: Acts = {
  'marks it read': pressInRow('Mark as read', NEWER_ID),
  'marks all unread': ({ scene }) => pressButton(scene.page, 'Mark all as unread'),
  'deletes it': pressInRow('Delete', NEWER_ID),
  'deletes the other': pressInRow('Delete', OTHER_ID),
  'undoes the deletion': ({ scene }) => scene.page.getByRole('button', { name: 'Undo' }).click(),
  'tries to load again': ({ scene }) => pressButton(scene.page, 'Try again'),
  'dismisses the problem': ({ scene }) => pressButton(scene.page, 'OK'),
}

/**
 * Opens another page of the app in a new document. Pending calls are processed. A deletion that can still be
 * undone is sent while the document unloads, so it cannot be delayed.
 */
async function reopenApp(people: NotificationPeople) {
  const { scene, before } = people
  await scene.page.goto(OTHER_PAGE)
  const [saving] = before?.queue ?? []
  const sent = saving ?? before?.graced
  // A change to all entries is lost, because reading their ids is aborted with the page.
  if (!sent || sent.all) return
  if (saving) await scene.calls.answer(SAVE_CALLS[saving.kind])
  updateExpectedEntries(people, sent)
}

const environmentActs: Acts = {
  async 'start: Amira signs in'({ scene, amira }) {
    await signInAs(scene.page, amira)
    await scene.page.goto(OTHER_PAGE)
  },
  reload: reopenApp,
  'something may have changed': ({ stream }) => stream.notify(),
  'the page of the list opens': (people) =>
    locateBanner(people)
      .getByRole('link', { name: /^Notifications/ })
      .click(),
  async 'the page of the list closes'(people) {
    await locateBanner(people).getByRole('link', { name: 'Rental companies' }).click()
    // The list stays open, although hidden, until the other page has loaded.
    await expect(locateHeading(people.scene.page, 'Rental companies')).toBeVisible()
  },
  // Changes the URL as going back or forward does, because a list that is not shown has no pager.
  'the address says page 2': async ({ scene: { page } }) => {
    await page.evaluate(() => history.pushState({}, '', '/notifications?page=2'))
    await expect(page).toHaveURL('/notifications?page=2')
  },
  'after undoWindow': ({ scene }, { delay = 0 }) => scene.page.clock.fastForward(delay),
}

const READ = true
const UNREAD = false

/** Returns the entries of the first page if the path uses the second page. */
const listFirstPage = ({ table }: NotificationPeople) => (table.has(3) ? [READ, READ] : [])

function getChangeBeingSaved({ before }: NotificationPeople): EntryChange {
  const [change] = before?.queue ?? []
  if (!change) throw new Error('Nothing is being saved.')
  return change
}

const answers: Acts = {
  async 'countUnread done: one'(people) {
    await replaceEntries(people, [READ, UNREAD, ...listFirstPage(people)])
    await people.scene.calls.answer('readNotificationCounter')
  },
  async 'countUnread done: two'(people) {
    await replaceEntries(people, [UNREAD, UNREAD, ...listFirstPage(people)])
    await people.scene.calls.answer('readNotificationCounter')
  },
  'countUnread failed: network': ({ scene }) => scene.calls.cut('readNotificationCounter'),
  async 'readPage done: both'(people, step) {
    const isSecond = readContext(step).page > 1
    await replaceEntries(people, [READ, UNREAD, ...(isSecond ? [READ, READ] : [])])
    await people.scene.calls.answer('listNotifications')
  },
  async 'readPage done: none'(people) {
    await replaceEntries(people, [])
    await people.scene.calls.answer('listNotifications')
  },
  async 'readPage done: past the end'(people) {
    await replaceEntries(people, [READ, UNREAD])
    await people.scene.calls.answer('listNotifications')
  },
  'readPage failed: network': ({ scene }) => scene.calls.cut('listNotifications'),
  async 'saveChange done: saved'(people) {
    const change = getChangeBeingSaved(people)
    if (change.all) await people.scene.calls.answer(getFirstCall(change))
    await people.scene.calls.answer(SAVE_CALLS[change.kind])
    updateExpectedEntries(people, change)
  },
  'saveChange failed: network': (people) =>
    people.scene.calls.cut(getFirstCall(getChangeBeingSaved(people))),
}

export const notificationActs: Acts = { ...gestures, ...environmentActs, ...answers }
