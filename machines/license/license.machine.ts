import { assertDefined } from '../assert-defined.ts'
import { readOutput, readErrorParams } from '../invoked.ts'
import { removal } from './chart/license-removal.ts'
import { licenseSetup, picking } from './chart/license-setup.ts'

/**
 * Uploads, shows, replaces and deletes a customer's driving license. The old file stays until the server has
 * accepted the new one. A guest's file is temporary and is deleted when the guest leaves.
 */
export const licenseMachine = licenseSetup.createMachine({
  id: 'license',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, pick: null, percent: 0, issue: null, problem: null }),
  initial: 'starting',
  on: {
    'flow.closed': [{ guard: 'isTemporary', target: '.closing' }, { target: '.left' }],
    'file.changed': {
      guard: 'isAnotherFile',
      target: '.starting',
      actions: { type: 'assignFile', params: ({ event }) => ({ file: event.file }) },
    },
  },
  states: {
    starting: {
      meta: { title: 'The licence is shown' },
      always: [{ guard: 'hasFile', target: 'uploaded' }, { target: 'empty' }],
    },
    empty: { tags: 'pickable', meta: { title: 'No licence yet', req: 'BOOK-30' }, on: picking },
    uploading: {
      tags: 'busy',
      meta: { title: 'Sending the licence', req: 'WIRE-25' },
      entry: ['clearProgress', 'clearProblem'],
      exit: 'clearProgress',
      on: {
        'upload.progressed': { guard: 'isThisUpload', actions: 'assignProgress' },
        'upload.cancelled': { target: 'starting', actions: ['clearPick', 'emitUnsure'] },
        'file.changed': {},
      },
      invoke: {
        id: 'uploadLicense',
        src: 'uploadLicense',
        input: ({ context: { userId, pick, file } }) => ({ userId, pick, replaces: file }),
        onDone: [
          {
            guard: 'isAccepted',
            target: 'uploaded',
            actions: [{ type: 'assignUpload', params: readOutput }, 'emitChanged'],
          },
          { target: 'starting', actions: { type: 'assignRefusal', params: readOutput } },
        ],
        onError: [
          {
            guard: 'isAmbiguousFailure',
            target: 'failed',
            actions: [{ type: 'assignProblem', params: readErrorParams }, 'emitUnsure'],
          },
          { target: 'failed', actions: { type: 'assignProblem', params: readErrorParams } },
        ],
      },
    },
    failed: {
      tags: ['error', 'pickable'],
      meta: { title: 'The licence could not be sent', req: 'ACCOUNT-42' },
      on: {
        ...picking,
        'retry.requested': 'uploading',
        'problem.dismissed': { target: 'starting', actions: ['clearProblem', 'clearPick'] },
      },
    },
    uploaded: {
      tags: 'pickable',
      meta: { title: 'Licence uploaded', req: 'ACCOUNT-43' },
      on: { ...picking, 'removal.requested': 'removal' },
    },
    removal,
    closing: {
      tags: 'busy',
      meta: { title: 'Deleting a temporary licence' },
      on: { 'flow.closed': {}, 'file.changed': {} },
      invoke: {
        id: 'removeLicense',
        src: 'removeLicense',
        input: ({ context: { userId, file } }) => ({ userId, file: assertDefined(file, 'file') }),
        onDone: 'left',
        onError: 'left',
      },
    },
    left: { type: 'final', meta: { title: 'Left' } },
  },
})
