import { listRegion } from './chart/list.ts'
import { notificationsSetup } from './chart/notifications-setup.ts'
import { deletion, sync } from './chart/sync.ts'
import { EMPTY } from './ledger.ts'

/** The bell. The last number stays while a new one is asked for, and when it does not come. */
const counter = notificationsSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      meta: { title: 'Counting the unread notifications', req: 'NOTIF-8' },
      on: { 'refresh.requested': { target: 'reading', reenter: true } },
      always: { guard: 'isChanging', target: 'held' },
      invoke: {
        id: 'countUnread',
        src: 'countUnread',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: {
          target: 'fresh',
          actions: { type: 'takeCount', params: ({ event }) => ({ count: event.output }) },
        },
        onError: 'stale',
      },
    },
    held: {
      meta: { title: 'Counting waits for a change to be saved', req: 'NOTIF-13' },
      always: { guard: 'isQuiet', target: 'reading' },
    },
    fresh: {
      meta: { title: 'The number of unread notifications is known', req: 'NOTIF-10' },
      on: { 'refresh.requested': { target: 'reading', reenter: true } },
      always: { guard: 'isChanging', target: 'held' },
    },
    stale: {
      meta: { title: 'The number of unread notifications could not be read again' },
      on: { 'refresh.requested': { target: 'reading', reenter: true } },
      always: { guard: 'isChanging', target: 'held' },
    },
  },
})

/**
 * What a customer is told: the bell with its number, the list, and what is done to it.
 *
 * The screen shows the server's ledger with the changes that are not saved yet folded over it. The
 * server is asked only while nothing is under way, so that no answer knows half of a change, and
 * asked again after each change, whatever became of it.
 */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  options: { maxIterations: 100 },
  context: ({ input: { userId, size } }) => ({
    userId,
    size,
    ledger: EMPTY,
    queue: [],
    graced: null,
    page: 1,
    problem: null,
    listProblem: null,
  }),
  type: 'parallel',
  states: { counter, list: listRegion, sync, deletion },
})
