/** One entry of the list. `createdAt` is an instant; `kind` is its subject, if known. */
export interface NotificationEntry {
  id: string
  message: string
  kind?: string | null
  isRead: boolean
  createdAt: string
  bookingId: string | null
}

/**
 * A change to entries. With `all`, it applies to all entries on all pages; if `ids` are given too, entries that
 * arrive later are excluded.
 */
export interface EntryChange {
  kind: 'read' | 'unread' | 'deleted'
  ids: readonly string[]
  all: boolean
}

/** One page of the list, newest first; `unread` and `total` count the entries of every page. */
export interface Ledger {
  notices: readonly NotificationEntry[]
  unread: number
  total: number
}

/** The server's ledger, with changes that are not saved yet. */
export interface PendingLedger {
  ledger: Ledger
  queue: readonly EntryChange[]
  graced: EntryChange | null
}

export const EMPTY_LEDGER: Ledger = { notices: [], unread: 0, total: 0 }

/**
 * Returns the ledger that the screen shows. A rollback only drops the change, so there is no state to restore.
 */
export function makeShownLedger({ ledger, queue, graced }: PendingLedger): Ledger {
  return (graced ? [...queue, graced] : queue).reduce(applyChange, ledger)
}

export function applyChange(ledger: Ledger, change: EntryChange): Ledger {
  return reconcileLedger(
    change.kind === 'deleted'
      ? applyDeletion(ledger, change)
      : applyMarking(ledger, change, change.kind === 'read'),
  )
}

/** Whether the change has any effect: marking a read entry as read needs no call. */
export function hasEffect(ledger: Ledger, change: EntryChange): boolean {
  const after = applyChange(ledger, change)
  if (after.total !== ledger.total || after.unread !== ledger.unread) return true
  return after.notices.some(({ isRead }, location) => isRead !== ledger.notices[location]?.isRead)
}

/** Limits the unread counter to what the visible entries allow. */
export function reconcileLedger({ notices, unread, total }: Ledger): Ledger {
  const fewest = countUnreadNotices(notices)
  const most = total - (notices.length - fewest)
  return { notices, unread: Math.min(Math.max(unread, fewest), most), total }
}

/** Whether the counter and the list agree; if not, one of them is outdated. */
export function isConsistent(ledger: Ledger): boolean {
  return reconcileLedger(ledger).unread === ledger.unread
}

function applyMarking(ledger: Ledger, change: EntryChange, isRead: boolean): Ledger {
  const { unread, total } = ledger
  const isMeant = isAmong(change)
  const notices = ledger.notices.map((one) => (isMeant(one) ? { ...one, isRead } : one))
  if (change.all) return { notices, unread: isRead ? 0 : total, total }
  return {
    notices,
    unread: unread + countUnreadNotices(notices) - countUnreadNotices(ledger.notices),
    total,
  }
}

function applyDeletion({ notices, unread, total }: Ledger, change: EntryChange): Ledger {
  if (change.all) return EMPTY_LEDGER
  const isMeant = isAmong(change)
  const deletedNotices = notices.filter(isMeant)
  return {
    notices: notices.filter((one) => !isMeant(one)),
    unread: unread - countUnreadNotices(deletedNotices),
    total: total - deletedNotices.length,
  }
}

const isAmong =
  ({ ids, all }: EntryChange) =>
  ({ id }: NotificationEntry) =>
    all || ids.includes(id)

const countUnreadNotices = (notices: readonly NotificationEntry[]) =>
  notices.filter(({ isRead }) => !isRead).length
