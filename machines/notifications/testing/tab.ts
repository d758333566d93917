import { brokenInvariants } from 'statechart-paths/chart'
import { type ControlledPorts, controlPorts, promisesSettled } from 'statechart-paths/walk'
import { type Actor, createActor, SimulatedClock } from 'xstate'

import { shownLedger } from '../ledger.ts'
import { notificationsModel } from '../notifications.journeys.ts'
import { notificationsMachine } from '../notifications.machine.ts'
import type { Asked, NoticeServer } from './notice-server.ts'

/** Small, so that a few entries need several pages. */
export const PAGE_SIZE = 3
export const TAB_UNDO_TIMEOUT_MS = 8000
const LOST = { kind: 'network' }

/** A possible event. The names make a failure readable. */
export interface PossibleEvent {
  name: string
  happen: () => unknown
}

/**
 * A tab of the customer. Each call is two events, request and response, and either may be lost.
 * Messages from other tabs wait in `news` until they are processed.
 */
export interface Tab {
  name: string
  server: NoticeServer
  actor: Actor<typeof notificationsMachine>
  ports: ControlledPorts<typeof notificationsMachine>
  clock: SimulatedClock
  changes: number
  /** The server's result for each call. */
  done: Map<string, unknown>
}

export function openTab(name: string, server: NoticeServer, tellOthers: () => void): Tab {
  const ports = controlPorts(notificationsMachine)
  const clock = new SimulatedClock()
  const actor = createActor(ports.machine, { input: { userId: name, size: PAGE_SIZE }, clock })
  actor.on('changed', tellOthers)
  actor.start()
  return { name, server, actor, ports, clock, changes: 0, done: new Map() }
}

export const readShownLedger = (tab: Tab) => shownLedger(tab.actor.getSnapshot().context)

export const findBrokenInvariants = (tab: Tab) =>
  brokenInvariants(notificationsModel, tab.actor.getSnapshot())

export function isAtRest({ changes, ports, actor }: Tab): boolean {
  const { queue, graced } = actor.getSnapshot().context
  return changes + ports.waiting().length + queue.length === 0 && graced === null
}

/** A restarted call needs its own key: the result of the first one must not resolve it. */
const callKey = ({ ports }: Tab, id: string) =>
  `${id} ${ports.calls.filter((call) => call.id === id).length}`

export function pendingCalls(tab: Tab): PossibleEvent[] {
  const { ports, done } = tab
  return ports.waiting().flatMap((id) => {
    const call = callKey(tab, id)
    const reached = [
      { name: `${id} is answered`, happen: () => ports.answer(id, done.get(call)) },
      { name: `the answer to ${id} is lost`, happen: () => ports.refuse(id, LOST) },
    ]
    const sent = [
      { name: `${id} reaches the server`, happen: () => reach(tab, id) },
      { name: `${id} is lost`, happen: () => ports.refuse(id, LOST) },
    ]
    return done.has(call) ? reached : sent
  })
}

export function receiveChange(tab: Tab) {
  tab.changes -= 1
  tab.actor.send({ type: 'refresh.requested' })
}

/** Delivers everything that is pending, without further losses. */
export async function settleTab(tab: Tab): Promise<void> {
  const { actor, ports, clock, done } = tab
  while (tab.changes > 0) receiveChange(tab)
  clock.increment(TAB_UNDO_TIMEOUT_MS)
  const now = actor.getSnapshot()
  if (now.hasTag('error') || now.matches({ counter: 'stale' })) {
    actor.send({ type: 'refresh.requested' })
  }
  for (const id of ports.waiting()) {
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    if (!done.has(callKey(tab, id))) await reach(tab, id)
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    if (ports.waiting().includes(id)) await ports.answer(id, done.get(callKey(tab, id)))
  }
  await promisesSettled()
}

async function reach(tab: Tab, id: string) {
  const input = tab.ports.calls.findLast((call) => call.id === id)?.input as Asked
  const call = callKey(tab, id)
  tab.done.set(call, await tab.server.answer(tab.name, id, input))
}
