import { notificationsSetup } from './notifications-setup.ts'

/** The bell. The last number stays while a new one is asked for, and when it does not come. */
export const counter = notificationsSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      meta: { title: 'Counting the unread notifications', req: '4' },
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
      meta: { title: 'Counting waits for a change to be saved', req: '4' },
      always: { guard: 'isQuiet', target: 'reading' },
    },
    fresh: {
      meta: { title: 'The number of unread notifications is known', req: '4' },
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
