import type { ActorRefFrom } from 'xstate'

import type { FlowHost } from '#flows/flow-host.ts'
import type { deletionMachine } from '@masar/machines/deletion/deletion.machine.ts'
import { EMPTY_LEDGER, makeShownLedger } from '@masar/machines/notifications/ledger.ts'
import type { notificationsMachine } from '@masar/machines/notifications/notifications.machine.ts'

import { deletionFlow, notificationsFlow, type NotificationReader } from './notifications.flow.ts'

export interface RunningNotifications {
  actor: ActorRefFrom<typeof notificationsMachine>
  /** Asks for confirmation before deletions, and passes them to the other actor. */
  deletion: ActorRefFrom<typeof deletionMachine>
  /** The unread count; null until it is fetched. */
  unread: () => number | null
  /** Resolves once pending changes have been sent or have failed. */
  stop: () => Promise<void>
}

/** Starts the two actors for the notifications of a signed-in customer. */
export function startNotifications(
  flows: FlowHost,
  { onChange, ...reader }: NotificationReader & { onChange: () => void },
): RunningNotifications {
  const actor = flows.open(notificationsFlow, reader)
  const deletion = flows.open(deletionFlow, reader.userId)
  actor.subscribe(onChange)
  deletion.on('deletion.confirmed', (fact) => actor.send(fact))

  return {
    actor,
    deletion,
    unread() {
      const snapshot = actor.getSnapshot()
      const { ledger } = snapshot.context
      return ledger === EMPTY_LEDGER ? null : makeShownLedger(snapshot.context).unread
    },
    async stop() {
      await Promise.all([
        flows.close('deletion', reader.userId),
        flows.close('notifications', reader.userId),
      ])
    },
  }
}
