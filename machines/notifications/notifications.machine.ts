import { listRegion } from './chart/list.ts'
import { notificationsSetup } from './chart/notifications-setup.ts'
import { deletion, sync } from './chart/sync.ts'
import { EMPTY_LEDGER } from './ledger.ts'

/** The bell. It keeps showing the last number while a new one is fetched, and when fetching fails. */
const counter = notificationsSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      meta: { title: 'Counting the unread notifications', req: 'NOTIF-8' },
      on: { 'refresh.requested': { target: 'reading', reenter: true } },
      always: { guard: 'isChanging', target: 'deferred' },
      invoke: {
        id: 'countUnread',
        src: 'countUnread',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: {
          target: 'fresh',
          actions: { type: 'assignCount', params: ({ event }) => ({ count: event.output }) },
        },
        onError: 'stale',
      },
    },
    deferred: {
      meta: { title: 'Counting waits for a change to be saved', req: 'NOTIF-13' },
      always: { guard: 'isIdle', target: 'reading' },
    },
    fresh: {
      meta: { title: 'The number of unread notifications is known', req: 'NOTIF-10' },
      on: { 'refresh.requested': { target: 'reading', reenter: true } },
      always: { guard: 'isChanging', target: 'deferred' },
    },
    stale: {
      meta: { title: 'The number of unread notifications could not be reloaded' },
      on: { 'refresh.requested': { target: 'reading', reenter: true } },
      always: { guard: 'isChanging', target: 'deferred' },
    },
  },
})

/**
 * The customer's notifications: the bell with its number, the list, and changes to it. The screen shows the
 * server's ledger with the unsaved changes applied. Data is fetched only while no change is pending, so that no
 * response contains half of a change. It is fetched again after each change, whether the change succeeded or
 * failed.
 */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  options: { maxIterations: 100 },
  context: ({ input: { userId, size } }) => ({
    userId,
    size,
    ledger: EMPTY_LEDGER,
    queue: [],
    graced: null,
    page: 1,
    problem: null,
    listProblem: null,
  }),
  type: 'parallel',
  states: { counter, list: listRegion, sync, deletion },
})
