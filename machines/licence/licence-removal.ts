import { failed } from '../invoked.ts'
import { licenceSetup } from './licence-setup.ts'

/** Deleting the licence, after asking. What is gone already counts as deleted. */
export const removal = licenceSetup.createStateConfig({
  tags: 'dialog',
  initial: 'asking',
  entry: 'forgetPick',
  states: {
    asking: {
      meta: { title: 'Delete the licence?' },
      on: { 'removal.confirmed': 'sending', 'removal.dismissed': '#licence.present' },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Deleting the licence', req: '7' },
      entry: 'forgetProblem',
      on: { 'file.changed': {} },
      invoke: {
        id: 'removeLicence',
        src: 'removeLicence',
        input: ({ context: { userId, file } }) => ({ userId, file: file ?? '' }),
        onDone: {
          target: '#licence.empty',
          actions: [{ type: 'takeFile', params: { file: null } }, 'tellChanged'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: failed },
        },
      },
    },
    failed: {
      tags: 'error',
      meta: { title: 'The licence could not be deleted', req: '8' },
      on: {
        'removal.confirmed': 'sending',
        'removal.dismissed': { target: '#licence.present', actions: 'forgetProblem' },
      },
    },
  },
})
