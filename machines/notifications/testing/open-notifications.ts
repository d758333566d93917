import { controlPorts } from 'statechart-paths/walk'
import { createActor, SimulatedClock } from 'xstate'

import { shownLedger } from '../ledger.ts'
import type { NoticePage, NotificationsFact } from '../notifications-facts.ts'
import { AMIRAS_LIST, BOTH } from '../notifications.journeys.ts'
import { notificationsMachine } from '../notifications.machine.ts'

/** The notifications of Amira; the test resolves the calls. */
export function openNotifications() {
  const ports = controlPorts(notificationsMachine)
  const clock = new SimulatedClock()
  const actor = createActor(ports.machine, { input: AMIRAS_LIST, clock })
  const facts: NotificationsFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const now = () => actor.getSnapshot()
  const shown = () => shownLedger(now().context)
  const last = (id: string) => ports.calls.findLast((call) => call.id === id)?.input
  return { ...ports, actor, clock, facts, now, shown, last }
}

/** Opens the list on its first page. */
export async function openList(page: NoticePage = BOTH, count = 1) {
  const notifications = openNotifications()
  await notifications.answer('countUnread', count)
  notifications.actor.send({ type: 'list.opened', page: 1 })
  await notifications.answer('readPage', page)
  return notifications
}
