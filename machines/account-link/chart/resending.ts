import { assertDefined } from '../../assert-defined.ts'
import { readErrorParams } from '../../invoked.ts'
import { accountLinkSetup } from './account-link-setup.ts'

export const resending = accountLinkSetup.createStateConfig({
  initial: 'sending',
  states: {
    sending: {
      tags: 'busy',
      meta: { title: 'Sending another email', req: 'WIRE-6' },
      entry: 'clearProblem',
      invoke: {
        id: 'resendLink',
        src: 'resendLink',
        input: ({ context: { purpose, email } }) => ({
          purpose,
          email: assertDefined(email, 'address'),
        }),
        onDone: [{ guard: 'isAccepted', target: 'resent' }, { target: 'unregistered' }],
        onError: {
          target: 'resendFailed',
          actions: { type: 'assignProblem', params: readErrorParams },
        },
      },
    },
    resent: {
      tags: 'resendable',
      meta: { title: 'Activation email sent', req: 'ACCOUNT-27' },
      on: { 'resend.requested': 'sending' },
    },
    unregistered: {
      tags: 'over',
      meta: { title: 'Email address not registered', req: 'ACCOUNT-25' },
    },
    resendFailed: {
      tags: ['error', 'resendable'],
      meta: { title: 'The email could not be sent', req: 'ACCOUNT-25' },
      on: { 'resend.requested': 'sending' },
    },
  },
})
