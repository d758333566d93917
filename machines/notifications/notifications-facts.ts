import type { Problem } from '@masar/domain/service/problem.ts'

import type { EntryChange, Ledger, NotificationEntry, Pending } from './ledger.ts'

/** One actor a signed-in customer: it is stopped when they sign out, and everything with it. */
export interface NotificationsInput {
  userId: string
  /** Entries a page. */
  size: number
}

/** A page as the server answers it. `total` counts every page. */
export interface NoticePage {
  notices: readonly NotificationEntry[]
  total: number
}

/** `ledger`, `queue` and `graced` together are what the screen shows: see `shownLedger`. */
export interface NotificationsContext extends NotificationsInput, Pending {
  /** As the server told it, and what it has saved since. */
  ledger: Ledger
  /** Asked for, shown, not saved yet. The first one is being saved. */
  queue: readonly EntryChange[]
  /** A deletion that is shown and can still be undone. */
  graced: EntryChange | null
  page: number
  /** Why the last change was rolled back. */
  problem: Problem | null
  /** Why the list could not be read. */
  listProblem: Problem | null
}

export type NotificationsEvent =
  /**
   * Something may have changed: the refresh key (NOTIF-8), the event stream, another tab.
   */
  | { type: 'refresh.requested' }
  /** This tab is going away: a deletion that waits is sent at once. */
  | { type: 'tab.closing' }
  | { type: 'list.opened'; page: number }
  | { type: 'page.turned'; page: number }
  | { type: 'list.closed' }
  | { type: 'notices.marked'; as: 'read' | 'unread'; ids: readonly string[]; all: boolean }
  /** The dialog of `deletionMachine` was answered with yes. */
  | { type: 'deletion.confirmed'; ids: readonly string[]; all: boolean }
  | { type: 'deletion.undone' }
  /** After a list that could not be read. */
  | { type: 'retry.requested' }
  /** Seen: a change could not be saved. */
  | { type: 'problem.dismissed' }

/** `changed`: other tabs must hear of it. `pageLost`: the page has no entries; the URL follows. */
export type NotificationsFact = { type: 'changed' } | { type: 'pageLost'; page: number }

/**
 * `content`: entries can be shown. `busy`: nothing to show yet. `saving`: a change is on its way.
 * `undoable`: a deletion can be undone. `error`: the list failed. `rolledBack`: a change failed.
 */
export type NotificationsTag =
  | 'content'
  | 'empty'
  | 'busy'
  | 'saving'
  | 'undoable'
  | 'error'
  | 'rolledBack'
