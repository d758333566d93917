import { held } from '../../held.ts'
import { failed } from '../../invoked.ts'
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
      entry: 'forgetFailure',
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context: { userId, queue } }) => ({ userId, change: held(queue[0], 'change') }),
        onDone: { target: 'idle', actions: ['keepSaved', 'tellChanged'] },
        onError: {
          target: 'rolledBack',
          actions: [
            { type: 'rollBack', params: failed },
            /* The server may have saved it anyway. */
            'tellChanged',
          ],
        },
      },
    },
    rolledBack: {
      tags: 'rolledBack',
      meta: { title: 'A change could not be saved and was taken back', req: 'NOTIF-15' },
      on: {
        'problem.dismissed': { target: 'idle', actions: 'forgetFailure' },
        'list.closed': { target: 'idle', actions: 'forgetFailure' },
      },
      always: { guard: 'hasChanges', target: 'saving' },
    },
  },
})

/** A deletion is shown at once and sent a little later, so that it can be undone. */
export const deletion = notificationsSetup.createStateConfig({
  initial: 'calm',
  states: {
    calm: {
      meta: { title: 'No deletion waits' },
      on: {
        'deletion.confirmed': { guard: 'isChange', target: 'undoable', actions: 'graceDeletion' },
      },
    },
    undoable: {
      tags: 'undoable',
      meta: { title: 'Deleted, can be undone', req: 'NOTIF-14' },
      on: {
        'deletion.undone': { target: 'calm', actions: 'forgetGraced' },
        'deletion.confirmed': {
          guard: 'isChange',
          target: 'undoable',
          reenter: true,
          actions: ['sendGraced', 'graceDeletion'],
        },
        'page.turned': { target: 'calm', actions: 'sendGraced' },
        'list.closed': { target: 'calm', actions: 'sendGraced' },
        'tab.closing': { target: 'calm', actions: 'sendGraced' },
      },
      after: { undoWindow: { target: 'calm', actions: 'sendGraced' } },
    },
  },
})
