import { assertDefined } from '../../assert-defined.ts'
import { readErrorParams } from '../../invoked.ts'
import { licenseSetup } from './license-setup.ts'

/** Deletes the license after a confirmation. A license that no longer exists counts as deleted. */
export const removal = licenseSetup.createStateConfig({
  tags: 'dialog',
  initial: 'confirming',
  entry: 'clearPick',
  states: {
    confirming: {
      meta: { title: 'Delete the licence?' },
      on: { 'removal.confirmed': 'sending', 'removal.dismissed': '#license.uploaded' },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Deleting the licence', req: 'WIRE-26' },
      entry: 'clearProblem',
      on: { 'file.changed': {} },
      invoke: {
        id: 'removeLicense',
        src: 'removeLicense',
        input: ({ context: { userId, file } }) => ({ userId, file: assertDefined(file, 'file') }),
        onDone: {
          target: '#license.empty',
          actions: [{ type: 'assignFile', params: { file: null } }, 'emitChanged'],
        },
        onError: { target: 'failed', actions: { type: 'assignProblem', params: readErrorParams } },
      },
    },
    failed: {
      tags: 'error',
      meta: { title: 'The licence could not be deleted', req: 'ACCOUNT-42' },
      on: {
        'removal.confirmed': 'sending',
        'removal.dismissed': { target: '#license.uploaded', actions: 'clearProblem' },
      },
    },
  },
})
