import type { Problem } from '@masar/domain/service/problem.ts'
import { defineModel } from 'statechart-paths'

import { type NotificationEntry, makeShownLedger } from './ledger.ts'
import { type NotificationsSnapshot, notificationsInvariants } from './notifications.invariants.ts'
import type { NoticePage } from './notifications-facts.ts'
import { notificationsMachine } from './notifications.machine.ts'

const networkProblem: Problem = { kind: 'network' }

export const AMIRA_LIST_INPUT = { userId: '66aa00000000000000000001', size: 30 }

export const CONFIRMED_ENTRY: NotificationEntry = {
  id: '66aa00000000000000000040',
  message: 'Your booking of the Fiat Panda is confirmed.',
  isRead: false,
  createdAt: '2027-05-20T08:00:00.000Z',
  bookingId: '66aa00000000000000000099',
}
export const WELCOME_ENTRY: NotificationEntry = {
  id: '66aa00000000000000000041',
  message: 'Welcome to Masar.',
  isRead: true,
  createdAt: '2027-05-19T08:00:00.000Z',
  bookingId: null,
}

export const TWO_NOTICES_PAGE: NoticePage = { notices: [CONFIRMED_ENTRY, WELCOME_ENTRY], total: 2 }
export const EMPTY_NOTICES_PAGE: NoticePage = { notices: [], total: 0 }

const firstEntry = { ids: [CONFIRMED_ENTRY.id], all: false }
const secondEntry = { ids: [WELCOME_ENTRY.id], all: false }
const allEntries = { ids: [], all: true }

/** Entries are shown and no change is being saved. Longer queues behave the same. */
const isListIdle = (at: NotificationsSnapshot) =>
  at.hasTag('content') && at.context.queue.length === 0

/** A row can be marked read while it is unread, and deleted while it exists. */
const isDeleted =
  ({ id }: NotificationEntry) =>
  (at: NotificationsSnapshot) =>
    !makeShownLedger(at.context).notices.some((notice) => notice.id === id)
const isReadOrDeleted =
  ({ id }: NotificationEntry) =>
  (at: NotificationsSnapshot) =>
    !makeShownLedger(at.context).notices.some((notice) => notice.id === id && !notice.isRead)

/** The list can be marked unread only when every entry is read. */
const hasUnread = ({ context }: NotificationsSnapshot) => {
  const { total, unread } = makeShownLedger(context)
  return total === 0 || unread > 0
}

/** The model of the bell and the list in one tab. */
export const notificationsModel = defineModel({
  name: 'notifications',
  machine: notificationsMachine,
  starts: { 'Amira signs in': AMIRA_LIST_INPUT },
  cases: [
    {
      label: 'something may have changed',
      event: { type: 'refresh.requested' },
      origin: 'environment',
      mayBeLost: 'everything is asked again when the change is saved',
    },
    {
      label: 'the tab closes',
      event: { type: 'tab.closing' },
      origin: 'environment',
      isByHand: true,
      mayBeLost: 'nothing waits to be sent',
    },
    {
      label: 'the page of the list opens',
      event: { type: 'list.opened', page: 1 },
      origin: 'environment',
      isByHand: true,
      mayBeLost: 'it is open',
    },
    {
      label: 'the address says page 2',
      event: { type: 'page.turned', page: 2 },
      origin: 'environment',
      isByHand: true,
      mayBeLost: 'the list is closed',
    },
    {
      label: 'the page of the list closes',
      event: { type: 'list.closed' },
      origin: 'environment',
      isByHand: true,
      mayBeLost: 'it is closed',
    },
    {
      label: 'marks it read',
      event: { type: 'notices.marked', as: 'read', ...firstEntry },
      when: isListIdle,
      isUnoffered: isReadOrDeleted(CONFIRMED_ENTRY),
    },
    {
      label: 'marks all unread',
      event: { type: 'notices.marked', as: 'unread', ...allEntries },
      when: isListIdle,
      isUnoffered: hasUnread,
    },
    {
      label: 'deletes it',
      event: { type: 'deletion.confirmed', ...firstEntry },
      when: isListIdle,
      isUnoffered: isDeleted(CONFIRMED_ENTRY),
    },
    {
      label: 'deletes the other',
      event: { type: 'deletion.confirmed', ...secondEntry },
      when: isListIdle,
      isUnoffered: isDeleted(WELCOME_ENTRY),
    },
    { label: 'undoes the deletion', event: { type: 'deletion.undone' } },
    { label: 'tries to load again', event: { type: 'retry.requested' } },
    { label: 'dismisses the problem', event: { type: 'problem.dismissed' } },
  ],
  outcomes: {
    countUnread: { done: { one: 1, two: 2 }, error: { network: networkProblem } },
    readPage: {
      done: {
        both: TWO_NOTICES_PAGE,
        none: EMPTY_NOTICES_PAGE,
        'past the end': { notices: [], total: 2 },
      },
      error: { network: networkProblem },
    },
    saveChange: { done: { saved: undefined }, error: { network: networkProblem } },
  },
  project: ({ context: { ledger, queue, graced, page } }) => [
    ledger.notices.map(({ id, isRead }) => [id, isRead]),
    [ledger.unread, ledger.total],
    [queue, graced].flat().map((change) => change && [change.kind, change.all, change.ids]),
    queue.length,
    page,
  ],
  invariants: notificationsInvariants,
  reload: ({ context: { userId, size } }) => ({ userId, size }),
})
