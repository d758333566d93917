import { assign, emit, setup } from 'xstate'

import { toProblem } from '@masar/domain/service/problem.ts'

import { readDone } from '../../invoked.ts'
import { port } from '../../port.ts'
import {
  applyChange,
  type EntryChange,
  isConsistent,
  hasEffect,
  reconcileLedger,
  makeShownLedger,
} from '../ledger.ts'
import type {
  NoticePage,
  NotificationsContext,
  NotificationsEvent,
  NotificationsFact,
  NotificationsInput,
  NotificationsTag,
} from '../notifications-facts.ts'

const UNDO_TIMEOUT_MS = 8000

interface GuardArgs {
  context: NotificationsContext
  event: NotificationsEvent
}

export const notificationsSetup = setup({
  types: {
    input: {} as NotificationsInput,
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsFact,
    tags: {} as NotificationsTag,
    meta: {} as { title: string; req?: string },
  },
  actors: {
    countUnread: port<number, { userId: string }>('countUnread'),
    /** Newest first. A page past the last one is an empty page with the actual total. */
    readPage: port<NoticePage, { userId: string; page: number; size: number }>('readPage'),
    /** `all` without ids means every entry; the call is idempotent. */
    saveChange: port<void, { userId: string; change: EntryChange }>('saveChange'),
  },
  guards: {
    /** A response could contain half of a pending change. */
    isChanging: ({ context }) => !isIdle(context),
    isIdle: ({ context }) => isIdle(context),
    isInconsistent: ({ context }) => !isConsistent(context.ledger),
    isEmpty: ({ context, event }) =>
      reconcilePage(context, readDone(event) as NoticePage).total === 0,
    isPageLost: ({ context, event }) => {
      const { total, notices } = reconcilePage(context, readDone(event) as NoticePage)
      return context.page > 1 && total > 0 && notices.length === 0
    },
    isAnotherPage: ({ context, event }) =>
      event.type === 'page.turned' && event.page !== context.page,
    hasChanges: ({ context }) => context.queue.length > 0,
    isChange: (args) => {
      const change = readChange(args)
      return change !== null && hasEffect(makeShownLedger(args.context), change)
    },
  },
  actions: {
    assignCount: assign(({ context: { ledger } }, { count }: { count: number }) => ({
      ledger: { ...ledger, unread: Math.max(0, count) },
    })),
    assignPage: assign(({ context }, read: NoticePage) => ({
      ledger: reconcilePage(context, read),
      listProblem: null,
    })),
    assignRequestedPage: assign(({ event }) =>
      event.type === 'list.opened' || event.type === 'page.turned' ? { page: event.page } : {},
    ),
    clearPage: assign(({ context: { ledger } }) => ({
      ledger: { ...ledger, notices: [] },
    })),
    /** Always goes to an earlier page, so that a wrong total cannot cause a loop. */
    assignLastPage: assign(({ context: { page, size, ledger } }) => ({
      page: Math.max(1, Math.min(page - 1, Math.ceil(ledger.total / size))),
    })),
    emitPageLost: emit(({ context }) => ({ type: 'pageLost' as const, page: context.page })),
    queueChange: assign(({ context, event }) => {
      const change = readChange({ context, event })
      return change ? { queue: [...context.queue, change] } : {}
    }),
    delayDeletion: assign((args) => ({ graced: readChange(args) })),
    queueDelayedDeletion: assign(({ context: { queue, graced } }) => ({
      queue: graced ? [...queue, graced] : queue,
      graced: null,
    })),
    clearDelayedDeletion: assign({ graced: null }),
    assignSaved: assign(({ context: { ledger, queue } }) => ({
      ledger: queue.slice(0, 1).reduce(applyChange, ledger),
      queue: queue.slice(1),
    })),
    rollBack: assign((_, { error }: { error: unknown }) => ({
      queue: [],
      problem: toProblem(error),
    })),
    clearFailure: assign({ problem: null }),
    emitChanged: emit({ type: 'changed' }),
    assignListProblem: assign((_, { error }: { error: unknown }) => ({
      listProblem: toProblem(error),
    })),
    clearListProblem: assign({ listProblem: null }),
  },
  delays: { undoWindow: UNDO_TIMEOUT_MS },
})

const reconcilePage = ({ ledger }: NotificationsContext, { notices, total }: NoticePage) =>
  reconcileLedger({ notices, total, unread: ledger.unread })

function isIdle({ queue, graced }: NotificationsContext): boolean {
  return queue.length === 0 && graced === null
}

function readChange({ event }: GuardArgs): EntryChange | null {
  if (event.type === 'notices.marked') return { kind: event.as, ids: event.ids, all: event.all }
  if (event.type !== 'deletion.confirmed') return null
  return { kind: 'deleted', ids: event.ids, all: event.all }
}
