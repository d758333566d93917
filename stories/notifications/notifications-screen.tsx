import { useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import { deletionMachine } from '@masar/machines/deletion/deletion.machine.ts'
import { AMIRA_LIST_INPUT } from '@masar/machines/notifications/notifications.journeys.ts'
import type { NotificationsContext } from '@masar/machines/notifications/notifications-facts.ts'
import { notificationsMachine } from '@masar/machines/notifications/notifications.machine.ts'

import { NotificationsPage } from '../../src/features/notifications/notifications-page.tsx'

export type Regions = Extract<StateValueFrom<typeof notificationsMachine>, object>

export interface NotificationsScreenProps {
  value: Regions
  context: NotificationsContext
}

/** The list, with a state for each of its regions. */
export function NotificationsScreen({ value, context }: NotificationsScreenProps) {
  const [actor] = useState(() => createStillActor(notificationsMachine, value, context))
  const [deletion] = useState(() =>
    createStillActor(deletionMachine, 'closed', {
      ...AMIRA_LIST_INPUT,
      ids: [],
      all: false,
      problem: null,
    }),
  )

  return <NotificationsPage actor={actor} deletion={deletion} />
}
