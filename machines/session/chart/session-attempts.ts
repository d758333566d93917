import { assertEvent } from 'xstate'

import { assertDefined } from '../../assert-defined.ts'
import { readOutput, readErrorParams } from '../../invoked.ts'
import { signedInTransition, suspendedTransition } from './session-checks.ts'
import { sessionSetup } from './session-setup.ts'

/** The transitions of a signed-out user, initially and after a failure. */
export const attemptTransitions = {
  'signIn.requested': '#session.signedOut.signingIn',
  'socialSignIn.requested': '#session.signedOut.signingInSocially',
  'signUp.requested': { target: '#session.signedOut.signingUp', actions: 'assignForm' },
  'refresh.requested': { guard: 'hasStoredUser', target: '#session.restoring' },
} as const

const refusedTransition = {
  target: '#session.signedOut.failed',
  actions: { type: 'assignRefusal', params: readOutput },
} as const
const failedTransition = {
  target: '#session.signedOut.failed',
  actions: { type: 'assignProblem', params: readErrorParams },
} as const

/** The password is in the event and in the call, never in the context. */
export const signingIn = sessionSetup.createStateConfig({
  tags: 'busy',
  meta: { title: 'Signing in', req: 'SESSION-5' },
  entry: 'clearProblem',
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ event }) => {
      assertEvent(event, 'signIn.requested')
      const { email, password, stay, isStaff = false } = event
      return { email, password, stay, isStaff }
    },
    onDone: [suspendedTransition, signedInTransition, refusedTransition],
    onError: failedTransition,
  },
})

/** Like a password, the provider's token is never stored. */
export const signingInSocially = sessionSetup.createStateConfig({
  tags: 'busy',
  meta: { title: 'Signing in with the word of Google, Apple or Facebook', req: 'SESSION-25' },
  entry: 'clearProblem',
  invoke: {
    id: 'signInSocially',
    src: 'signInSocially',
    input: ({ event }) => {
      assertEvent(event, 'socialSignIn.requested')
      return { voucher: event.voucher, stay: event.stay }
    },
    onDone: [suspendedTransition, signedInTransition, refusedTransition],
    onError: failedTransition,
  },
})

/**
 * Three calls need the form, so it stays in the context until they end. It is then cleared, whatever the
 * result.
 */
export const signingUp = sessionSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearProblem',
  exit: 'clearForm',
  initial: 'checkingEmail',
  states: {
    checkingEmail: {
      meta: { title: 'Checking that the address is free', req: 'BOOK-15' },
      invoke: {
        id: 'checkEmail',
        src: 'checkEmail',
        input: ({ context }) => ({ email: assertDefined(context.form, 'form').email }),
        onDone: [{ guard: 'isAccepted', target: 'registering' }, refusedTransition],
        onError: failedTransition,
      },
    },
    registering: {
      meta: { title: 'Creating the account', req: 'ACCOUNT-7' },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => assertDefined(context.form, 'form'),
        onDone: [{ guard: 'isAccepted', target: 'firstSignIn' }, refusedTransition],
        onError: failedTransition,
      },
    },
    firstSignIn: {
      meta: { title: 'Signing in for the first time' },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => {
          const { email, password } = assertDefined(context.form, 'form')
          return { email, password, stay: false }
        },
        onDone: [
          suspendedTransition,
          signedInTransition,
          {
            target: '#session.signedOut.registered',
            actions: { type: 'assignRefusal', params: readOutput },
          },
        ],
        onError: {
          target: '#session.signedOut.registered',
          actions: { type: 'assignProblem', params: readErrorParams },
        },
      },
    },
  },
})
