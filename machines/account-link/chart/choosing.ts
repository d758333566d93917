import { assertEvent } from 'xstate'

import { accountLinkSetup, NO_LINK } from './account-link-setup.ts'

const chosen = {
  'password.chosen': [
    { guard: 'isWrong', actions: 'noteFaults' },
    { target: 'saving', actions: 'noteFaults' },
  ],
} as const

/** A new password, which is in the event and in the call, never in the context. */
export const choosing = accountLinkSetup.createStateConfig({
  tags: 'form',
  initial: 'form',
  states: {
    form: {
      meta: { title: 'Choose a password', req: '2' },
      on: chosen,
    },
    saving: {
      tags: 'busy',
      meta: { title: 'Saving the password', req: '7' },
      entry: 'forgetProblem',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.chosen')
          return { link: context.link ?? NO_LINK, password: event.password }
        },
        onDone: '#accountLink.done',
        onError: {
          target: 'unsaved',
          actions: { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unsaved: {
      meta: { title: 'The password was not saved' },
      always: [
        { guard: 'isSpentByUs', target: '#accountLink.used' },
        { guard: 'isUsed', target: '#accountLink.used' },
        { guard: 'isReplaced', target: '#accountLink.replaced' },
        { guard: 'isExpired', target: '#accountLink.expired' },
        { guard: 'isUnknown', target: '#accountLink.unknown' },
        { target: 'saveFailed' },
      ],
    },
    saveFailed: {
      tags: 'error',
      meta: { title: 'An error occurred while updating password.', req: '8' },
      on: chosen,
    },
  },
})
