import { assertEvent } from 'xstate'

import { failed } from '../invoked.ts'
import { sessionSetup } from './session-setup.ts'

/** What somebody who is not signed in can ask for, at first and after a failure. */
export const attempts = {
  'signIn.requested': '#session.signedOut.signingIn',
  'socialSignIn.requested': '#session.signedOut.signingInSocially',
  'signUp.requested': { target: '#session.signedOut.signingUp', actions: 'takeForm' },
  'refresh.requested': { guard: 'hasStoredUser', target: '#session.restoring' },
} as const

/** The password is in the event and in the call, never in the context. */
export const signingIn = sessionSetup.createStateConfig({
  tags: 'busy',
  meta: { title: 'Signing in', req: '4' },
  entry: 'forgetProblem',
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ event }) => {
      assertEvent(event, 'signIn.requested')
      const { email, password, stay, isStaff = false } = event
      return { email, password, stay, isStaff }
    },
    onDone: {
      target: '#session.admitted',
      actions: { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
    },
    onError: {
      target: 'denied',
      actions: { type: 'rememberProblem', params: failed },
    },
  },
})

/** With the word of a provider, which passes through as a password does. */
export const signingInSocially = sessionSetup.createStateConfig({
  tags: 'busy',
  meta: { title: 'Signing in with the word of Google, Apple or Facebook', req: '7' },
  entry: 'forgetProblem',
  invoke: {
    id: 'signInSocially',
    src: 'signInSocially',
    input: ({ event }) => {
      assertEvent(event, 'socialSignIn.requested')
      return { voucher: event.voucher, stay: event.stay }
    },
    onDone: {
      target: '#session.admitted',
      actions: { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
    },
    onError: {
      target: 'denied',
      actions: { type: 'rememberProblem', params: failed },
    },
  },
})

/** Three calls need the form, so it is held until they are over, and dropped whatever happens. */
export const signingUp = sessionSetup.createStateConfig({
  tags: 'busy',
  entry: 'forgetProblem',
  exit: 'forgetForm',
  initial: 'checkingEmail',
  states: {
    checkingEmail: {
      meta: { title: 'Checking that the address is free', req: '5' },
      invoke: {
        id: 'checkEmail',
        src: 'checkEmail',
        input: ({ context }) => ({ email: context.form?.email ?? '' }),
        onDone: 'registering',
        onError: {
          target: '#session.signedOut.denied',
          actions: { type: 'rememberProblem', params: failed },
        },
      },
    },
    registering: {
      meta: { title: 'Creating the account', req: '7' },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => context.form ?? BLANK,
        onDone: 'firstSignIn',
        onError: {
          target: '#session.signedOut.denied',
          actions: { type: 'rememberProblem', params: failed },
        },
      },
    },
    firstSignIn: {
      meta: { title: 'Signing in for the first time' },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { form } }) => ({
          email: form?.email ?? '',
          password: form?.password ?? '',
          stay: false,
        }),
        onDone: {
          target: '#session.admitted',
          actions: { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: '#session.signedOut.registered',
          actions: { type: 'rememberProblem', params: failed },
        },
      },
    },
  },
})

const BLANK = { fullName: '', email: '', phone: '', birthDate: '', password: '' }
