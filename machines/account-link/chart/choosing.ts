import { assertEvent } from 'xstate'

import { held } from '../../held.ts'
import { failed } from '../../invoked.ts'
import { accountLinkSetup, keepRefusal, LINK_OVER } from './account-link-setup.ts'

const chosen = {
  'password.chosen': [
    { guard: 'isWrong', actions: 'noteIssues' },
    { target: 'saving', actions: 'noteIssues' },
  ],
} as const

/** The new password is in the event and in the call, never in the context. */
export const choosingPassword = accountLinkSetup.createStateConfig({
  tags: 'form',
  initial: 'form',
  states: {
    form: {
      meta: { title: 'Choose a password', req: 'ACCOUNT-8' },
      on: chosen,
    },
    saving: {
      tags: 'busy',
      meta: { title: 'Saving the password', req: 'WIRE-7' },
      entry: 'forgetProblem',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.chosen')
          return { link: held(context.link, 'link'), password: event.password }
        },
        onDone: [
          { guard: 'isAccepted', target: '#accountLink.done' },
          { guard: 'isSpentByUs', target: '#accountLink.used', actions: keepRefusal },
          ...LINK_OVER,
          { target: 'saveFailed', actions: keepRefusal },
        ],
        onError: { target: 'saveFailed', actions: { type: 'noteProblem', params: failed } },
      },
    },
    saveFailed: {
      tags: 'error',
      meta: { title: 'An error occurred while updating password.', req: 'ACCOUNT-23' },
      on: chosen,
    },
  },
})
