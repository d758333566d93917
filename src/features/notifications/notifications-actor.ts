import type { ActorRefFrom } from 'xstate'

import type { deletionMachine } from '@masar/machines/deletion/deletion.machine.ts'
import type { notificationsMachine } from '@masar/machines/notifications/notifications.machine.ts'

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>
export type DeletionActor = ActorRefFrom<typeof deletionMachine>
