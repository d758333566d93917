import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'

import type { Api } from '#api/client.ts'
import { countUnread, findAllNotices, readNotices, saveChange } from '#api/notifications.ts'
import { deletionMachine } from '#machines/notifications/deletion.machine.ts'
import { shownLedger } from '#machines/notifications/ledger.ts'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'

import { newsStream } from './news-stream.ts'

export interface NotificationsLife {
  actor: ActorRefFrom<typeof notificationsMachine>
  /** Asks before something is deleted, and tells the other one. */
  deletion: ActorRefFrom<typeof deletionMachine>
  unread: () => number
  /** Resolves once what was asked for has been sent, or could not be. */
  stop: () => Promise<void>
}

export interface NotificationsWorld {
  api: Api
  apiHost: string
  userId: string
  pageSize: number
  onChange: () => void
  /** The server has told of something new. */
  onNews: () => void
  /** The server says that the session is over. */
  onEnded: () => void
}

/** The notifications of one signed-in customer, alive until they sign out. */
export function startNotifications(world: NotificationsWorld): NotificationsLife {
  const { userId, pageSize, onChange, onNews, onEnded } = world
  const { machine, asking } = plugged(world.api)
  const actor = createActor(machine, { input: { userId, size: pageSize } })
  const deletion = createActor(asking, { input: { userId } })
  const refresh = () => actor.send({ type: 'refresh.requested' })
  const tabs = new BroadcastChannel(`masar-notifications-${userId}`)

  tabs.addEventListener('message', refresh)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  actor.on('changed', () => tabs.postMessage('changed'))
  deletion.on('deletion.confirmed', (fact) => actor.send(fact))
  actor.subscribe({ next: onChange, error: reportError })
  deletion.subscribe({ error: reportError })
  const stopNews = newsStream(`${world.apiHost}/api/notification-events/${userId}`, {
    onNews() {
      refresh()
      onNews()
    },
    onEnded,
  })
  const closing = () => actor.send({ type: 'tab.closing' })
  addEventListener('pagehide', closing)
  actor.start()
  deletion.start()

  return {
    actor,
    deletion,
    unread: () => shownLedger(actor.getSnapshot().context).unread,
    async stop() {
      closing()
      removeEventListener('pagehide', closing)
      stopNews()
      deletion.stop()
      await waitFor(actor, (at) => !at.hasTag('saving')).catch(() => undefined)
      actor.stop()
      tabs.close()
    },
  }
}

function plugged(api: Api) {
  const machine = notificationsMachine.provide({
    actors: {
      countUnread: fromPromise(({ input, signal }) => countUnread(api, input.userId, signal)),
      readPage: fromPromise(({ input, signal }) => readNotices(api, input, signal)),
      saveChange: fromPromise(({ input: { userId, change }, signal }) =>
        saveChange(api, userId, change, signal),
      ),
    },
  })
  const asking = deletionMachine.provide({
    actors: {
      findAll: fromPromise(({ input, signal }) => findAllNotices(api, input.userId, signal)),
    },
  })
  return { machine, asking }
}
