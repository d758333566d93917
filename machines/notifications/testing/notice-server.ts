import { applyChange, type EntryChange, type NotificationEntry } from '../ledger.ts'

/** The parameters of a tab's calls. */
export interface NoticeCallInput {
  page?: number
  size?: number
  change?: EntryChange
}

/** The server that the tabs of a test share. */
export interface NoticeServer {
  unread: () => number
  total: () => number
  ids: () => readonly string[]
  noticePage: (page: number, size: number) => readonly NotificationEntry[]
  arrive: (name: string) => unknown
  /** The result of `createDeletionPermits`. */
  permits: DeletionPermits
  /** Returns the result of the port with this id, possibly asynchronously. */
  answer: (tab: string, id: string, input: NoticeCallInput) => unknown
  /** Refreshes the local copy when the data is stored elsewhere. */
  look?: () => Promise<void>
}

export type DeletionPermits = ReturnType<typeof createDeletionPermits>

const toPermit = (tab: string, ids: readonly string[]) => `${tab}: ${ids.join()}`

/** Tracks each deletion that was confirmed and not undone. */
export function createDeletionPermits() {
  const given: string[] = []

  return {
    give: (tab: string, ids: readonly string[]) => given.push(toPermit(tab, ids)),
    takeBack: (tab: string, ids: readonly string[]) =>
      given.splice(given.lastIndexOf(toPermit(tab, ids)), 1),
    check(tab: string, { kind, ids }: EntryChange) {
      if (kind !== 'deleted' || given.includes(toPermit(tab, ids))) return
      throw new Error(`${tab} deletes notifications that it was not asked to delete.`)
    },
  }
}

/** Creates an in-memory server with the notifications of one customer. */
export function createNoticeServer(first: readonly NotificationEntry[]): NoticeServer {
  let entries = [...first]
  const permits = createDeletionPermits()

  const save = (tab: string, change: EntryChange) => {
    permits.check(tab, change)
    /* "Delete all" covers only the entries that were listed when it was confirmed; later notifications stay. */
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
