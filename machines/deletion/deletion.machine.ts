import { assign, emit, setup } from 'xstate'

import { type Problem, toProblem } from '@masar/domain/service/problem.ts'

import { port } from '../port.ts'
import { readDone, readErrorParams } from '../invoked.ts'

/**
 * Asks for confirmation before notifications are deleted: one, some, or all that exist now. Notifications that
 * arrive later are not deleted.
 */
export const deletionMachine = setup({
  types: {
    input: {} as { userId: string },
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    emitted: {} as DeletionFact,
    tags: {} as 'dialog' | 'busy' | 'error',
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /** Fetches the ids of all notifications, on all pages. */
    findAll: port<readonly string[], { userId: string }>('findAll'),
  },
  guards: {
    isAll: ({ event }) => event.type === 'deletion.requested' && event.all,
    isAboutSome: ({ event }) => event.type === 'deletion.requested' && event.ids.length > 0,
    hasNone: ({ event }) => (readDone(event) as readonly string[]).length === 0,
  },
  actions: {
    assignRequest: assign(({ event }) =>
      event.type === 'deletion.requested' ? { ids: event.ids, all: event.all } : {},
    ),
    assignAll: assign((_, { ids }: { ids: readonly string[] }) => ({ ids })),
    clearSelection: assign({ ids: [], all: false, problem: null }),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    emitConfirmed: emit(({ context: { ids, all } }) => ({
      type: 'deletion.confirmed' as const,
      ids,
      all,
    })),
  },
}).createMachine({
  id: 'deletion',
  options: { maxIterations: 100 },
  context: ({ input: { userId } }) => ({ userId, ids: [], all: false, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      meta: { title: 'Nothing is asked' },
      entry: 'clearSelection',
      on: {
        'deletion.requested': [
          { guard: 'isAll', target: 'loadingIds', actions: 'assignRequest' },
          { guard: 'isAboutSome', target: 'confirming', actions: 'assignRequest' },
        ],
      },
    },
    loadingIds: {
      tags: ['dialog', 'busy'],
      meta: { title: 'Counting what would be deleted' },
      on: { 'deletion.dismissed': 'closed' },
      invoke: {
        id: 'findAll',
        src: 'findAll',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          { guard: 'hasNone', target: 'closed' },
          {
            target: 'confirming',
            actions: { type: 'assignAll', params: ({ event }) => ({ ids: event.output }) },
          },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'assignProblem', params: readErrorParams },
        },
      },
    },
    loadFailed: {
      tags: ['dialog', 'error'],
      meta: { title: 'What would be deleted could not be counted', req: 'NOTIF-14' },
      on: { 'retry.requested': 'loadingIds', 'deletion.dismissed': 'closed' },
    },
    confirming: {
      tags: 'dialog',
      meta: { title: 'Delete these notifications?', req: 'NOTIF-14' },
      on: {
        'deletion.confirmed': { target: 'closed', actions: 'emitConfirmed' },
        'deletion.dismissed': 'closed',
      },
    },
  },
})

export interface DeletionContext {
  userId: string
  ids: readonly string[]
  all: boolean
  problem: Problem | null
}

export type DeletionEvent =
  /** If `all` is set without ids, the ids are fetched first, so that later notifications are not included. */
  | { type: 'deletion.requested'; ids: readonly string[]; all: boolean }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.dismissed' }
  | { type: 'retry.requested' }

/** The customer confirmed. The event is passed to the notifications machine unchanged. */
export type DeletionFact = { type: 'deletion.confirmed'; ids: readonly string[]; all: boolean }
