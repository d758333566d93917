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
 * A change to entries. `all`: to every entry on every page; with `ids`, entries that arrive later
 * are not included.
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

/** The server's ledger, and the changes that are not saved yet. */
export interface Pending {
  ledger: Ledger
  queue: readonly EntryChange[]
  graced: EntryChange | null
}

export const EMPTY: Ledger = { notices: [], unread: 0, total: 0 }

/** What the screen shows. A rollback only drops the change, so there is no state to restore. */
export function shownLedger({ ledger, queue, graced }: Pending): Ledger {
  return (graced ? [...queue, graced] : queue).reduce(applyChange, ledger)
}

export function applyChange(ledger: Ledger, change: EntryChange): Ledger {
  return reconciled(
    change.kind === 'deleted'
      ? applyDeletion(ledger, change)
      : applyMarking(ledger, change, change.kind === 'read'),
  )
}

/** Whether the change has any effect: marking a read entry as read needs no call. */
export function changesLedger(ledger: Ledger, change: EntryChange): boolean {
  const after = applyChange(ledger, change)
  if (after.total !== ledger.total || after.unread !== ledger.unread) return true
  return after.notices.some(({ isRead }, location) => isRead !== ledger.notices[location]?.isRead)
}

/** Limits the unread counter to what the visible entries allow. */
export function reconciled({ notices, unread, total }: Ledger): Ledger {
  const fewest = unreadNotices(notices)
  const most = total - (notices.length - fewest)
  return { notices, unread: Math.min(Math.max(unread, fewest), most), total }
}

/** False when counter and list contradict each other: one of them is outdated. */
export function isConsistent(ledger: Ledger): boolean {
  return reconciled(ledger).unread === ledger.unread
}

function applyMarking(ledger: Ledger, change: EntryChange, isRead: boolean): Ledger {
  const { unread, total } = ledger
  const isMeant = isAmong(change)
  const notices = ledger.notices.map((one) => (isMeant(one) ? { ...one, isRead } : one))
  if (change.all) return { notices, unread: isRead ? 0 : total, total }
  return { notices, unread: unread + unreadNotices(notices) - unreadNotices(ledger.notices), total }
}

function applyDeletion({ notices, unread, total }: Ledger, change: EntryChange): Ledger {
  if (change.all) return EMPTY
  const isMeant = isAmong(change)
  const gone = notices.filter(isMeant)
  return {
    notices: notices.filter((one) => !isMeant(one)),
    unread: unread - unreadNotices(gone),
    total: total - gone.length,
  }
}

const isAmong =
  ({ ids, all }: EntryChange) =>
  ({ id }: NotificationEntry) =>
    all || ids.includes(id)

const unreadNotices = (notices: readonly NotificationEntry[]) =>
  notices.filter(({ isRead }) => !isRead).length
