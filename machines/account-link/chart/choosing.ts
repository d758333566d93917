import { assertEvent } from 'xstate'

import { assertDefined } from '../../assert-defined.ts'
import { readErrorParams } from '../../invoked.ts'
import { accountLinkSetup, assignRefusal, LINK_ENDINGS } from './account-link-setup.ts'

const passwordTransitions = {
  'password.chosen': [
    { guard: 'isInvalidPassword', actions: 'assignIssues' },
    { target: 'saving', actions: 'assignIssues' },
  ],
} as const

/** The new password is in the event and in the call, never in the context. */
export const choosingPassword = accountLinkSetup.createStateConfig({
  tags: 'form',
  initial: 'form',
  states: {
    form: {
      meta: { title: 'Choose a password', req: 'ACCOUNT-8' },
      on: passwordTransitions,
    },
    saving: {
      tags: 'busy',
      meta: { title: 'Saving the password', req: 'WIRE-7' },
      entry: 'clearProblem',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.chosen')
          return { link: assertDefined(context.link, 'link'), password: event.password }
        },
        onDone: [
          { guard: 'isAccepted', target: '#accountLink.done' },
          { guard: 'wasUsedByThisPage', target: '#accountLink.used', actions: assignRefusal },
          ...LINK_ENDINGS,
          { target: 'saveFailed', actions: assignRefusal },
        ],
        onError: {
          target: 'saveFailed',
          actions: { type: 'assignFormProblem', params: readErrorParams },
        },
      },
    },
    saveFailed: {
      tags: 'error',
      meta: { title: 'Saving the password failed', req: 'ACCOUNT-23' },
      on: passwordTransitions,
    },
  },
})
