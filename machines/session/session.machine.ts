import { sessionSetup } from './chart/session-setup.ts'
import { restoring, revalidating } from './chart/session-checks.ts'
import {
  attemptTransitions,
  signingIn,
  signingInSocially,
  signingUp,
} from './chart/session-attempts.ts'

/**
 * Manages the user's session: restores the stored user, signs in, up and out, and detects when the session ends
 * in another tab. When the server rejects the session, the stored user is deleted. When the server cannot be
 * reached, the user is only signed out (SESSION-17), so that the next check can recover. A suspended user is
 * signed out, sees a notice, and continues as a visitor.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  options: { maxIterations: 100 },
  context: ({ input: { stored } }) => ({
    stored,
    user: null,
    why: 'visitor',
    problem: null,
    refused: null,
    form: null,
  }),
  initial: 'starting',
  on: {
    'tab.signedIn': {
      guard: 'isOtherUser',
      target: '.restoring',
      actions: ['assignTabSession', 'emitReplaced'],
    },
    'tab.signedOut': {
      guard: 'hasStoredUser',
      target: '.signedOut',
      actions: [{ type: 'clearUser', params: { why: 'elsewhere' } }, 'emitSignedOut'],
    },
    'tab.suspended': { guard: 'hasStoredUser', target: '.suspended' },
  },
  states: {
    starting: {
      meta: { title: 'The app opens' },
      always: [{ guard: 'hasStoredUser', target: 'restoring' }, { target: 'signedOut' }],
    },
    restoring,
    signedOut: {
      tags: 'anonymous',
      initial: 'idle',
      on: { 'tab.signedIn': { target: 'restoring', actions: 'assignTabSession' } },
      states: {
        idle: { meta: { title: 'Nobody is signed in' }, on: attemptTransitions },
        signingIn,
        signingInSocially,
        signingUp,
        failed: {
          tags: 'error',
          meta: { title: 'Could not sign in or up', req: 'SESSION-10' },
          on: {
            ...attemptTransitions,
            'problem.dismissed': { target: 'idle', actions: 'clearProblem' },
          },
        },
        registered: {
          tags: 'error',
          meta: { title: 'The account is there, the first sign-in failed' },
          on: {
            ...attemptTransitions,
            'problem.dismissed': { target: 'idle', actions: 'clearProblem' },
          },
        },
      },
    },
    signedIn: {
      tags: 'authenticated',
      initial: 'fresh',
      on: {
        'signOut.requested': 'signingOut',
        'user.changed': { actions: 'changeUser' },
      },
      states: {
        fresh: { meta: { title: 'Signed in' }, on: { 'refresh.requested': 'revalidating' } },
        revalidating,
      },
    },
    suspended: {
      tags: 'suspended',
      entry: ['clearPerson', 'emitSuspended'],
      initial: 'leaving',
      on: { 'tab.signedIn': { target: 'restoring', actions: 'assignTabSession' } },
      states: {
        leaving: {
          tags: 'busy',
          meta: { title: 'The account is suspended: ending its session', req: 'SESSION-19' },
          invoke: { id: 'signOut', src: 'signOut', onDone: 'notified', onError: 'notified' },
        },
        notified: {
          meta: { title: 'Your account is suspended', req: 'SESSION-9' },
          on: {
            'problem.dismissed': { target: '#session.signedOut.idle', actions: 'clearProblem' },
          },
        },
      },
    },
    signingOut: {
      tags: ['gate', 'busy'],
      meta: { title: 'Signing out', req: 'SESSION-6' },
      entry: [{ type: 'clearUser', params: { why: 'left' } }, 'emitSignedOut'],
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
})
