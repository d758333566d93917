import { applyChange, type EntryChange, type NotificationEntry } from '../ledger.ts'

/** The parameters of a tab's calls. */
export interface Asked {
  page?: number
  size?: number
  change?: EntryChange
}

/** The server for the tabs of a test. */
export interface NoticeServer {
  unread: () => number
  total: () => number
  ids: () => readonly string[]
  noticePage: (page: number, size: number) => readonly NotificationEntry[]
  arrive: (name: string) => unknown
  /** The permits that `deletionPermits` creates. */
  permits: DeletionPermits
  /** The result that the port with this id would have, possibly asynchronous. */
  answer: (tab: string, id: string, asked: Asked) => unknown
  /** Reads the actual state again when it is stored elsewhere. */
  look?: () => Promise<void>
}

export type DeletionPermits = ReturnType<typeof deletionPermits>

const permit = (tab: string, ids: readonly string[]) => `${tab}: ${ids.join()}`

/** Remembers each deletion that was confirmed and not undone. */
export function deletionPermits() {
  const given: string[] = []

  return {
    give: (tab: string, ids: readonly string[]) => given.push(permit(tab, ids)),
    takeBack: (tab: string, ids: readonly string[]) =>
      given.splice(given.lastIndexOf(permit(tab, ids)), 1),
    check(tab: string, { kind, ids }: EntryChange) {
      if (kind !== 'deleted' || given.includes(permit(tab, ids))) return
      throw new Error(`${tab} deletes notifications that it was not asked to delete.`)
    },
  }
}

/** A server in memory, with the notifications of one customer. */
export function noticeServer(first: readonly NotificationEntry[]): NoticeServer {
  let entries = [...first]
  const permits = deletionPermits()

  const save = (tab: string, change: EntryChange) => {
    permits.check(tab, change)
    /* A deletion of all lists its ids; later notifications stay. */
    const meant = change.kind === 'deleted' ? { ...change, all: false } : change
    const ledger = { notices: entries, unread: unread(), total: entries.length }
    entries = [...applyChange(ledger, meant).notices]
  }
  const unread = () => entries.filter(({ isRead }) => !isRead).length
  const noticePage = (page: number, size: number) => entries.slice((page - 1) * size, page * size)

  return {
    unread,
    noticePage,
    permits,
    ids: () => entries.map(({ id }) => id),
    total: () => entries.length,
    arrive: (name) => {
      const [like] = first
      if (like) entries = [{ ...like, id: name, isRead: false }, ...entries]
    },
    answer: (tab, id, { page = 1, size = 1, change }) => {
      if (id === 'countUnread') return unread()
      if (id === 'readPage') return { notices: noticePage(page, size), total: entries.length }
      return change ? save(tab, change) : undefined
    },
  }
}
