import { assertDefined } from '../../assert-defined.ts'
import { readErrorParams } from '../../invoked.ts'
import { notificationsSetup } from './notifications-setup.ts'

/** Saves one change after the other. A failure rolls back every queued change. */
export const sync = notificationsSetup.createStateConfig({
  initial: 'idle',
  on: { 'notices.marked': { guard: 'isChange', actions: 'queueChange' } },
  states: {
    idle: {
      meta: { title: 'Nothing to save' },
      always: { guard: 'hasChanges', target: 'saving' },
    },
    saving: {
      tags: 'saving',
      meta: { title: 'Saving a change', req: 'NOTIF-3' },
      entry: 'clearFailure',
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context: { userId, queue } }) => ({
          userId,
          change: assertDefined(queue[0], 'change'),
        }),
        onDone: { target: 'idle', actions: ['assignSaved', 'emitChanged'] },
        onError: {
          target: 'rolledBack',
          actions: [
            { type: 'rollBack', params: readErrorParams },
            /* The server may have saved the change despite the failure. */
            'emitChanged',
          ],
        },
      },
    },
    rolledBack: {
      tags: 'rolledBack',
      meta: { title: 'A change could not be saved and was undone', req: 'NOTIF-15' },
      on: {
        'problem.dismissed': { target: 'idle', actions: 'clearFailure' },
        'list.closed': { target: 'idle', actions: 'clearFailure' },
      },
      always: { guard: 'hasChanges', target: 'saving' },
    },
  },
})

/** A deletion is shown at once and sent a little later, so that it can be undone. */
export const deletion = notificationsSetup.createStateConfig({
  initial: 'steady',
  states: {
    steady: {
      meta: { title: 'No deletion waits' },
      on: {
        'deletion.confirmed': { guard: 'isChange', target: 'undoable', actions: 'delayDeletion' },
      },
    },
    undoable: {
      tags: 'undoable',
      meta: { title: 'Deleted, can be undone', req: 'NOTIF-14' },
      on: {
        'deletion.undone': { target: 'steady', actions: 'clearDelayedDeletion' },
        'deletion.confirmed': {
          guard: 'isChange',
          target: 'undoable',
          reenter: true,
          actions: ['queueDelayedDeletion', 'delayDeletion'],
        },
        'page.turned': { target: 'steady', actions: 'queueDelayedDeletion' },
        'list.closed': { target: 'steady', actions: 'queueDelayedDeletion' },
        'tab.closing': { target: 'steady', actions: 'queueDelayedDeletion' },
      },
      after: { undoWindow: { target: 'steady', actions: 'queueDelayedDeletion' } },
    },
  },
})
