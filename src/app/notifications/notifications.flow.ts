import {
  fetchUnreadCount,
  fetchAllNoticeIds,
  fetchNotices,
  UNREAD_COUNT_KEY,
  saveNoticeChange,
} from '#api/calls/notifications.ts'
import { readHydrated } from '#api/cache/hydrated-queries.ts'
import { defineFlow } from '#flows/define-flow.ts'
import {
  type Listener,
  listenToOtherTabs,
  listenToUnload,
  listenToReturns,
  listenToValue,
} from '#flows/listeners.ts'
import { deletionMachine } from '@masar/machines/deletion/deletion.machine.ts'
import { notificationsMachine } from '@masar/machines/notifications/notifications.machine.ts'

import { subscribeToChangeFeed } from './change-feed.ts'

export interface NotificationReader {
  userId: string
  pageSize: number
  /** Called when the server reports something new. */
  onFeedChange: () => void
  /** Called when the server reports that the session has ended. */
  onEnded: () => void
}

const REFRESH_EVENT = { type: 'refresh.requested' } as const
const CLOSING_EVENT = { type: 'tab.closing' } as const

/** A customer's notifications. Runs from sign-in until the last change has been sent after sign-out. */
export const notificationsFlow = defineFlow({
  name: 'notifications',
  machine: notificationsMachine,
  key: ({ userId }: NotificationReader) => userId,
  input: (_deps, { userId, pageSize }) => ({ userId, size: pageSize }),
  ports: ({ deps: { api, locale, queryClient } }) => ({
    countUnread: (input, signal) =>
      readHydrated(queryClient(), UNREAD_COUNT_KEY, () =>
        fetchUnreadCount(api, input.userId, signal),
      ),
    readPage: (input, signal) => {
      const language = locale.read()
      return readHydrated(queryClient(), ['notifications', input.page, language], () =>
        fetchNotices(api, { ...input, language }, signal),
      )
    },
    saveChange: ({ userId, change }, signal) => saveNoticeChange(api, userId, change, signal),
  }),
  listens: ({ deps: { config, locale }, subject: { userId, onFeedChange, onEnded } }, actor) => {
    const feed: Listener<typeof REFRESH_EVENT> = (tell) =>
      subscribeToChangeFeed(`${config.apiHost}/api/notification-events/${userId}`, {
        onEnded,
        onFeedChange() {
          tell(REFRESH_EVENT)
          onFeedChange()
        },
      })
    return [
      listenToValue(locale, REFRESH_EVENT),
      listenToOtherTabs(`masar-notifications-${userId}`, {
        event: REFRESH_EVENT,
        when: (say) => {
          const changes = actor.on('changed', say)
          return () => changes.unsubscribe()
        },
      }),
      config.capabilities.changeFeed ? feed : listenToReturns(REFRESH_EVENT),
      listenToUnload(CLOSING_EVENT),
    ]
  },
  isReady: (snapshot) => !snapshot.hasTag('busy'),
  ends: { by: CLOSING_EVENT, once: (snapshot) => !snapshot.hasTag('saving') },
})

/** Asks for confirmation before notifications are deleted; `notificationsFlow` deletes them. */
export const deletionFlow = defineFlow({
  name: 'deletion',
  machine: deletionMachine,
  key: (userId: string) => userId,
  input: (_deps, userId) => ({ userId }),
  ports: ({ deps: { api } }) => ({
    findAll: (input, signal) => fetchAllNoticeIds(api, input.userId, signal),
  }),
})
