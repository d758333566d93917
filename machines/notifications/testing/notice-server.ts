import { afterChange, type Change, type Notice } from '../ledger.ts'

/** What the calls of a tab say. */
interface Asked {
  page?: number
  size?: number
  change?: Change
}

export type NoticeServer = ReturnType<typeof noticeServer>

/** A server with the notifications of one customer, and a memory of what may be deleted. */
export function noticeServer(first: readonly Notice[]) {
  let entries = [...first]
  /** Each deletion that was confirmed and not undone, as `tab: ids`. */
  const permits: string[] = []

  const save = (tab: string, change: Change) => {
    const isAllowed = change.kind !== 'deleted' || permits.includes(permit(tab, change.ids))
    if (!isAllowed) {
      throw new Error(`${tab} deletes what it was not told to delete.`)
    }
    /* A deletion of all names what it means; what came later stays. */
    const meant = change.kind === 'deleted' ? { ...change, all: false } : change
    const ledger = { notices: entries, unread: unread(), total: entries.length }
    entries = [...afterChange(ledger, meant).notices]
  }
  const unread = () => entries.filter(({ isRead }) => !isRead).length
  const pageOf = (page: number, size: number) => entries.slice((page - 1) * size, page * size)

  return {
    unread,
    pageOf,
    ids: () => entries.map(({ id }) => id),
    total: () => entries.length,
    arrive: (notice: Notice) => {
      entries = [notice, ...entries]
    },
    mayDelete: (tab: string, ids: readonly string[]) => permits.push(permit(tab, ids)),
    mayNotDelete: (tab: string, ids: readonly string[]) =>
      permits.splice(permits.lastIndexOf(permit(tab, ids)), 1),
    answer: (tab: string, id: string, asked: unknown) => {
      const { page = 1, size = 1, change } = asked as Asked
      if (id === 'countUnread') return unread()
      if (id === 'readPage') return { notices: pageOf(page, size), total: entries.length }
      return change ? save(tab, change) : undefined
    },
  }
}

function permit(tab: string, ids: readonly string[]) {
  return `${tab}: ${ids.join()}`
}
