import type { NotificationEntry } from '../ledger.ts'
import type { NotificationsEvent } from '../notifications-facts.ts'
import {
  listPendingCalls,
  type PossibleEvent,
  receiveChange,
  readShownLedger,
  type Tab,
  TAB_UNDO_TIMEOUT_MS,
} from './tab.ts'

/** Lists everything that can happen in a tab, grouped by kind, so that each kind is equally likely. */
export function listPossibleEvents(tab: Tab): PossibleEvent[][] {
  const now = tab.actor.getSnapshot()
  const isClosed = now.matches({ list: 'closed' })
  return [
    listPendingCalls(tab),
    now.hasTag('content') ? listGestures(tab) : [],
    now.hasTag('undoable') ? listUndoEvents(tab) : [],
    isClosed
      ? [createSend(tab, LIST_OPENED_EVENT)]
      : OPEN_LIST_EVENTS.map((event) => createSend(tab, event)),
    tab.changes > 0 ? [{ name: 'is notified', happen: () => receiveChange(tab) }] : [],
  ]
    .filter((kind) => kind.length > 0)
    .map((kind) => kind.map((chance) => ({ ...chance, name: `${tab.name}: ${chance.name}` })))
}

const LIST_OPENED_EVENT: NotificationsEvent = { type: 'list.opened', page: 1 }
const OPEN_LIST_EVENTS: readonly NotificationsEvent[] = [
  { type: 'page.turned', page: 1 },
  { type: 'page.turned', page: 2 },
  { type: 'list.closed' },
]
const MARK_ALL_EVENTS: readonly NotificationsEvent[] = [
  { type: 'notices.marked', as: 'read', ids: [], all: true },
  { type: 'notices.marked', as: 'unread', ids: [], all: true },
]

function listGestures(tab: Tab): PossibleEvent[] {
  const { notices } = readShownLedger(tab)
  if (notices.length === 0) return []
  return [
    ...notices.map((one) => createMarking(tab, one)),
    ...notices.map(({ id }) => createDeletion(tab, [id], false)),
    ...MARK_ALL_EVENTS.map((event) => createSend(tab, event)),
    createDeletion(tab, tab.server.ids(), true),
  ]
}

const createSend = ({ actor }: Tab, event: NotificationsEvent): PossibleEvent => ({
  name: JSON.stringify(event),
  happen: () => actor.send(event),
})

function createMarking(tab: Tab, { id, isRead }: NotificationEntry): PossibleEvent {
  const as = isRead ? 'unread' : 'read'
  const happen = () => {
    tab.actor.send({ type: 'notices.marked', as, ids: [id], all: false })
    const now = readShownLedger(tab).notices.find((one) => one.id === id)
    if (now?.isRead === isRead) throw new Error(`${id} is not shown as ${as} at once.`)
  }
  return { name: `marks ${id} ${as}`, happen }
}

function createDeletion(tab: Tab, ids: readonly string[], all: boolean): PossibleEvent {
  const happen = () => {
    tab.server.permits.give(tab.name, ids)
    tab.actor.send({ type: 'deletion.confirmed', ids, all })
    if (readShownLedger(tab).notices.some(({ id }) => ids.includes(id))) {
      throw new Error(`${ids.join()} is shown after its deletion.`)
    }
  }
  return { name: all ? 'deletes all' : `deletes ${ids.join()}`, happen }
}

function listUndoEvents(tab: Tab): PossibleEvent[] {
  const { actor, clock, server, name } = tab
  const undo = () => {
    server.permits.takeBack(name, actor.getSnapshot().context.graced?.ids ?? [])
    actor.send({ type: 'deletion.undone' })
  }
  return [
    { name: 'undoes it', happen: undo },
    { name: 'waits', happen: () => clock.increment(TAB_UNDO_TIMEOUT_MS) },
  ]
}
