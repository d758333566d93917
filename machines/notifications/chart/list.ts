import type { NoticePage } from '../notifications-facts.ts'
import { readOutput, readErrorParams } from '../../invoked.ts'
import { notificationsSetup } from './notifications-setup.ts'

const assignPage = { type: 'assignPage', params: readOutput<NoticePage> } as const

/** Replaces an empty page with the previous one. */
const readTransitions = [
  {
    guard: 'isPageLost',
    target: 'loading',
    reenter: true,
    actions: [assignPage, 'assignLastPage', 'emitPageLost'],
  },
  { guard: 'isEmpty', target: 'empty', actions: assignPage },
  { target: 'shown', actions: assignPage },
] as const

const leavingTransitions = {
  'page.turned': {
    guard: 'isAnotherPage',
    target: 'loading',
    actions: 'assignRequestedPage',
    reenter: true,
  },
  'list.closed': 'closed',
} as const

/**
 * One page of the list. It is fetched only while no change is pending, and again after each change,
 * so that a response never contains half of a change.
 */
export const listRegion = notificationsSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      meta: { title: 'The list is closed' },
      entry: 'clearListProblem',
      on: { 'list.opened': { target: 'loading', actions: 'assignRequestedPage' } },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the notifications', req: 'NOTIF-2' },
      entry: 'clearPage',
      on: { 'refresh.requested': { target: 'loading', reenter: true }, ...leavingTransitions },
      always: { guard: 'isChanging', target: 'queued' },
      invoke: {
        id: 'readPage',
        src: 'readPage',
        input: ({ context: { userId, page, size } }) => ({ userId, page, size }),
        onDone: readTransitions,
        onError: {
          target: 'failed',
          actions: { type: 'assignListProblem', params: readErrorParams },
        },
      },
    },
    queued: {
      tags: 'busy',
      meta: { title: 'Loading waits for a change to be saved' },
      on: leavingTransitions,
      always: { guard: 'isIdle', target: 'loading' },
    },
    failed: {
      tags: 'error',
      meta: { title: 'The notifications could not be loaded', req: 'NOTIF-16' },
      on: {
        'refresh.requested': { target: 'loading', reenter: true },
        ...leavingTransitions,
        'retry.requested': 'loading',
      },
    },
    shown: {
      tags: 'content',
      meta: { title: 'The notifications', req: 'NOTIF-2' },
      on: { 'refresh.requested': { target: 'refreshing', reenter: true }, ...leavingTransitions },
      always: [
        { guard: 'isChanging', target: 'deferred' },
        { guard: 'isInconsistent', target: 'refreshing' },
      ],
    },
    empty: {
      tags: ['content', 'empty'],
      meta: { title: 'No notifications', req: 'NOTIF-7' },
      on: { 'refresh.requested': { target: 'refreshing', reenter: true }, ...leavingTransitions },
      always: { guard: 'isInconsistent', target: 'refreshing' },
    },
    deferred: {
      tags: 'content',
      meta: { title: 'The notifications, changed and not yet saved', req: 'NOTIF-3' },
      on: leavingTransitions,
      always: { guard: 'isIdle', target: 'refreshing' },
    },
    refreshing: {
      tags: 'content',
      meta: { title: 'The notifications, being reloaded', req: 'NOTIF-19' },
      on: { 'refresh.requested': { target: 'refreshing', reenter: true }, ...leavingTransitions },
      always: { guard: 'isChanging', target: 'deferred' },
      invoke: {
        id: 'readPage',
        src: 'readPage',
        input: ({ context: { userId, page, size } }) => ({ userId, page, size }),
        onDone: readTransitions,
        onError: {
          target: 'outdated',
          actions: { type: 'assignListProblem', params: readErrorParams },
        },
      },
    },
    outdated: {
      tags: ['content', 'error'],
      meta: { title: 'The notifications as they were; reloading them failed', req: 'NOTIF-16' },
      on: {
        'refresh.requested': { target: 'refreshing', reenter: true },
        ...leavingTransitions,
        'retry.requested': 'refreshing',
      },
      always: { guard: 'isChanging', target: 'deferred' },
    },
  },
})
