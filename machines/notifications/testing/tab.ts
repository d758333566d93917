import { brokenInvariants } from 'statechart-paths/chart'
import { type ControlledPorts, controlPorts, promisesSettled } from 'statechart-paths/walk'
import { type Actor, createActor, SimulatedClock } from 'xstate'

import { makeShownLedger } from '../ledger.ts'
import { notificationsModel } from '../notifications.journeys.ts'
import { notificationsMachine } from '../notifications.machine.ts'
import type { NoticeCallInput, NoticeServer } from './notice-server.ts'

/** Small, so that a few entries need several pages. */
export const PAGE_SIZE = 3
export const TAB_UNDO_TIMEOUT_MS = 8000
const LOST_CONNECTION_PROBLEM = { kind: 'network' }

/** An event that can happen. Its name makes failures readable. */
export interface PossibleEvent {
  name: string
  happen: () => unknown
}

/**
 * A tab of the customer. Each call consists of two events, request and response; either can be lost. `changes`
 * counts the messages from other tabs that are not processed yet.
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

export function openTab(name: string, server: NoticeServer, notifyOthers: () => void): Tab {
  const ports = controlPorts(notificationsMachine)
  const clock = new SimulatedClock()
  const actor = createActor(ports.machine, { input: { userId: name, size: PAGE_SIZE }, clock })
  actor.on('changed', notifyOthers)
  actor.start()
  return { name, server, actor, ports, clock, changes: 0, done: new Map() }
}

export const readShownLedger = (tab: Tab) => makeShownLedger(tab.actor.getSnapshot().context)

export const findBrokenInvariants = (tab: Tab) =>
  brokenInvariants(notificationsModel, tab.actor.getSnapshot())

export function isAtRest({ changes, ports, actor }: Tab): boolean {
  const { queue, graced } = actor.getSnapshot().context
  return changes + ports.waiting().length + queue.length === 0 && graced === null
}

/** A restarted call needs its own key, so that the result of the first call cannot resolve it. */
const createCallKey = ({ ports }: Tab, id: string) =>
  `${id} ${ports.calls.filter((call) => call.id === id).length}`

export function listPendingCalls(tab: Tab): PossibleEvent[] {
  const { ports, done } = tab
  return ports.waiting().flatMap((id) => {
    const call = createCallKey(tab, id)
    const reached = [
      { name: `${id} is answered`, happen: () => ports.answer(id, done.get(call)) },
      {
        name: `the answer to ${id} is lost`,
        happen: () => ports.refuse(id, LOST_CONNECTION_PROBLEM),
      },
    ]
    const sent = [
      { name: `${id} reaches the server`, happen: () => reachServer(tab, id) },
      { name: `${id} is lost`, happen: () => ports.refuse(id, LOST_CONNECTION_PROBLEM) },
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
    // oxlint-disable-next-line no-await-in-loop -- one call at a time
    if (!done.has(createCallKey(tab, id))) await reachServer(tab, id)
    // oxlint-disable-next-line no-await-in-loop -- one response at a time
    if (ports.waiting().includes(id)) await ports.answer(id, done.get(createCallKey(tab, id)))
  }
  await promisesSettled()
}

async function reachServer(tab: Tab, id: string) {
  const input = tab.ports.calls.findLast((call) => call.id === id)?.input as NoticeCallInput
  const call = createCallKey(tab, id)
  tab.done.set(call, await tab.server.answer(tab.name, id, input))
}
