import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

import type { BrowserWalk, StateChange } from '../browser-walk.ts'
import { getFirstCall, notificationActs, SAVE_CALLS } from './notification-acts.ts'
import { expectNotifications } from './notification-looks.ts'
import {
  readContext,
  expectSavedOnce,
  type NotificationPeople,
  createNotificationPeople,
} from './notification-people.ts'

const READ_CALLS = ['readNotificationCounter', 'listNotifications']

/** The steps of the bell and the list. The test creates the customer's notifications on the server. */
export const NOTIFICATIONS_WALK: BrowserWalk<NotificationPeople> = {
  folder: 'notifications',
  model: CATALOGUE.notifications,
  holds: [...READ_CALLS, ...Object.values(SAVE_CALLS)],
  // Opening the page changes the refresh key, which triggers these calls.
  asides: READ_CALLS,
  calls: {
    countUnread: 'readNotificationCounter',
    readPage: 'listNotifications',
    saveChange: (step) => {
      const [change] = readContext(step).queue
      return change ? getFirstCall(change) : null
    },
  },
  prepare: createNotificationPeople,
  acts: notificationActs,
  unmapped: {
    'the tab closes': 'a tab that has closed shows nothing; e2e/notifications closes one',
  },
  except: findExclusionReason,
  looks: expectNotifications,
  facts: expectSavedOnce,
  states: (leaf) => leaf.split(' & '),
}

/** Reads the page number, which has a fixed position in a lock file's data. */
const readPageNumber = (data: unknown) => (Array.isArray(data) ? Number(data[4]) : 1)

function findExclusionReason({ label, from, to }: StateChange): string | null {
  const page = readPageNumber(from?.data)
  if (label === 'readPage done: past the end' && page === 1) {
    return 'a server that has entries has some for the first page'
  }
  if (label === 'countUnread done: two' && page > 1 && to.leaf !== from?.leaf) {
    const isContradicted = to.leaf.includes('list.refreshing')
    if (isContradicted) return 'on a second page more unread entries are no contradiction'
  }
  if (label === 'reload' && from?.leaf.includes('sync.saving & deletion.undoable')) {
    return 'the browser decides which of two changes is sent during unload'
  }
  return null
}
