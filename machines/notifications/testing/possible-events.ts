import type { NotificationEntry } from '../ledger.ts'
import type { NotificationsEvent } from '../notifications-facts.ts'
import {
  pendingCalls,
  type PossibleEvent,
  receiveChange,
  readShownLedger,
  type Tab,
  TAB_UNDO_TIMEOUT_MS,
} from './tab.ts'

/** Everything that can happen in a tab, by kind, so that no kind crowds out the others. */
export function listPossibleEvents(tab: Tab): PossibleEvent[][] {
  const now = tab.actor.getSnapshot()
  const isClosed = now.matches({ list: 'closed' })
  return [
    pendingCalls(tab),
    now.hasTag('content') ? listGestures(tab) : [],
    now.hasTag('undoable') ? whileUndoable(tab) : [],
    isClosed ? [sends(tab, OPENED)] : WHILE_OPEN.map((event) => sends(tab, event)),
    tab.changes > 0 ? [{ name: 'is notified', happen: () => receiveChange(tab) }] : [],
  ]
    .filter((kind) => kind.length > 0)
    .map((kind) => kind.map((chance) => ({ ...chance, name: `${tab.name}: ${chance.name}` })))
}

const OPENED: NotificationsEvent = { type: 'list.opened', page: 1 }
const WHILE_OPEN: readonly NotificationsEvent[] = [
  { type: 'page.turned', page: 1 },
  { type: 'page.turned', page: 2 },
  { type: 'list.closed' },
]
const MARK_ALL: readonly NotificationsEvent[] = [
  { type: 'notices.marked', as: 'read', ids: [], all: true },
  { type: 'notices.marked', as: 'unread', ids: [], all: true },
]

function listGestures(tab: Tab): PossibleEvent[] {
  const { notices } = readShownLedger(tab)
  if (notices.length === 0) return []
  return [
    ...notices.map((one) => marks(tab, one)),
    ...notices.map(({ id }) => deletes(tab, [id], false)),
    ...MARK_ALL.map((event) => sends(tab, event)),
    deletes(tab, tab.server.ids(), true),
  ]
}

const sends = ({ actor }: Tab, event: NotificationsEvent): PossibleEvent => ({
  name: JSON.stringify(event),
  happen: () => actor.send(event),
})

function marks(tab: Tab, { id, isRead }: NotificationEntry): PossibleEvent {
  const as = isRead ? 'unread' : 'read'
  const happen = () => {
    tab.actor.send({ type: 'notices.marked', as, ids: [id], all: false })
    const now = readShownLedger(tab).notices.find((one) => one.id === id)
    if (now?.isRead === isRead) throw new Error(`${id} is not shown as ${as} at once.`)
  }
  return { name: `marks ${id} ${as}`, happen }
}

function deletes(tab: Tab, ids: readonly string[], all: boolean): PossibleEvent {
  const happen = () => {
    tab.server.permits.give(tab.name, ids)
    tab.actor.send({ type: 'deletion.confirmed', ids, all })
    if (readShownLedger(tab).notices.some(({ id }) => ids.includes(id))) {
      throw new Error(`${ids.join()} is shown after its deletion.`)
    }
  }
  return { name: all ? 'deletes all' : `deletes ${ids.join()}`, happen }
}

function whileUndoable(tab: Tab): PossibleEvent[] {
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
