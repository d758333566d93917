import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

import type { BrowserWalk, StateChange } from '../browser-walk.ts'
import { firstCall, notificationActs, SAVING } from './notification-acts.ts'
import { notificationLooks } from './notification-looks.ts'
import {
  readContext,
  isSavedOnce,
  type NotificationPeople,
  notificationPeople,
} from './notification-people.ts'

const READING = ['readNotificationCounter', 'listNotifications']

/** The bell and the list of a customer whose entries the test sets at the server. */
export const NOTIFICATIONS_WALK: BrowserWalk<NotificationPeople> = {
  folder: 'notifications',
  model: CATALOGUE.notifications,
  holds: [...READING, ...Object.values(SAVING)],
  // Entering a page refetches, by the refresh key.
  asides: READING,
  calls: {
    countUnread: 'readNotificationCounter',
    readPage: 'listNotifications',
    saveChange: (step) => {
      const [change] = readContext(step).queue
      return change ? firstCall(change) : null
    },
  },
  prepare: notificationPeople,
  acts: notificationActs,
  unmapped: {
    'the tab closes': 'a tab that has closed shows nothing; e2e/notifications closes one',
  },
  except: notHere,
  looks: notificationLooks,
  facts: isSavedOnce,
  states: (leaf) => leaf.split(' & '),
}

/** By its path in the data of a lock. */
const pageNumber = (data: unknown) => (Array.isArray(data) ? Number(data[4]) : 1)

function notHere({ label, from, to }: StateChange): string | null {
  const page = pageNumber(from?.data)
  if (label === 'readPage done: past the end' && page === 1) {
    return 'a server that has entries has some for the first page'
  }
  if (label === 'countUnread done: two' && page > 1 && to.leaf !== from?.leaf) {
    const isContradicted = to.leaf.includes('list.refreshing')
    if (isContradicted) return 'on a second page more unread entries are no contradiction'
  }
  if (label === 'reload' && from?.leaf.includes('sync.saving & deletion.undoable')) {
    return 'the browser decides which of two changes still leaves a page that goes'
  }
  return null
}
