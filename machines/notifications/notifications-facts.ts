import type { Problem } from '@masar/domain/service/problem.ts'

import type { EntryChange, Ledger, NotificationEntry, PendingLedger } from './ledger.ts'

/** One actor runs per signed-in customer, until sign-out. */
export interface NotificationsInput {
  userId: string
  /** Entries per page. */
  size: number
}

/** One page of notifications. `total` counts the entries of all pages. */
export interface NoticePage {
  notices: readonly NotificationEntry[]
  total: number
}

/** The screen shows `ledger` with `queue` and `graced` applied: see `makeShownLedger`. */
export interface NotificationsContext extends NotificationsInput, PendingLedger {
  /** The last response of the server, plus the changes saved since. */
  ledger: Ledger
  /** Changes that are shown but not saved yet. The first one is being saved. */
  queue: readonly EntryChange[]
  /** A deletion that is shown and can still be undone. */
  graced: EntryChange | null
  page: number
  /** Why the last change was rolled back. */
  problem: Problem | null
  /** Why the list could not be fetched. */
  listProblem: Problem | null
}

export type NotificationsEvent =
  /**
   * Something may have changed: sent by the refresh button (NOTIF-8), the event stream and other
   * tabs.
   */
  | { type: 'refresh.requested' }
  /** The tab is closing: a deletion that can still be undone is sent immediately. */
  | { type: 'tab.closing' }
  | { type: 'list.opened'; page: number }
  | { type: 'page.turned'; page: number }
  | { type: 'list.closed' }
  | { type: 'notices.marked'; as: 'read' | 'unread'; ids: readonly string[]; all: boolean }
  /** The customer confirmed in the dialog of `deletionMachine`. */
  | { type: 'deletion.confirmed'; ids: readonly string[]; all: boolean }
  | { type: 'deletion.undone' }
  /** Fetches the list again after an error. */
  | { type: 'retry.requested' }
  /** Hides the error of a change that could not be saved. */
  | { type: 'problem.dismissed' }

/**
 * `changed`: notifies other tabs. `pageLost`: the page has no entries, so the URL has to change.
 */
export type NotificationsFact = { type: 'changed' } | { type: 'pageLost'; page: number }

/**
 * `content`: entries can be shown. `busy`: nothing to show yet. `saving`: a change is being saved. `undoable`:
 * a deletion can be undone. `error`: the list could not be fetched. `rolledBack`: a change could not be saved.
 */
export type NotificationsTag =
  | 'content'
  | 'empty'
  | 'busy'
  | 'saving'
  | 'undoable'
  | 'error'
  | 'rolledBack'
