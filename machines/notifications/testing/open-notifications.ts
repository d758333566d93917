import { controlPorts } from 'statechart-paths/walk'
import { createActor, SimulatedClock } from 'xstate'

import { makeShownLedger } from '../ledger.ts'
import type { NoticePage, NotificationsFact } from '../notifications-facts.ts'
import { AMIRA_LIST_INPUT, TWO_NOTICES_PAGE } from '../notifications.journeys.ts'
import { notificationsMachine } from '../notifications.machine.ts'

/** Starts the machine for Amira. The test resolves its calls. */
export function openNotifications() {
  const ports = controlPorts(notificationsMachine)
  const clock = new SimulatedClock()
  const actor = createActor(ports.machine, { input: AMIRA_LIST_INPUT, clock })
  const facts: NotificationsFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const now = () => actor.getSnapshot()
  const shown = () => makeShownLedger(now().context)
  const last = (id: string) => ports.calls.findLast((call) => call.id === id)?.input
  return { ...ports, actor, clock, facts, now, shown, last }
}

/** Opens the list on its first page. */
export async function openList(page: NoticePage = TWO_NOTICES_PAGE, count = 1) {
  const notifications = openNotifications()
  await notifications.answer('countUnread', count)
  notifications.actor.send({ type: 'list.opened', page: 1 })
  await notifications.answer('readPage', page)
  return notifications
}
