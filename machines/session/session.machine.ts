import { sessionSetup } from './chart/session-setup.ts'
import { restoring, revalidating } from './chart/session-checks.ts'
import { attempts, signingIn, signingInSocially, signingUp } from './chart/session-attempts.ts'

/**
 * Who is using the app: it restores the customer of the last visit, signs in, up and out, and
 * notices when the session ends elsewhere.
 *
 * A server that says no forgets the stored user; one that cannot be reached only signs out
 * (SESSION-17), so that the next check can recover. Who is suspended is signed out, told so,
 * and browses on as a visitor.
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
      guard: 'isSomeoneElse',
      target: '.restoring',
      actions: ['followTab', 'tellReplaced'],
    },
    'tab.signedOut': {
      guard: 'hasStoredUser',
      target: '.signedOut',
      actions: [{ type: 'forgetUser', params: { why: 'elsewhere' } }, 'tellSignedOut'],
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
      on: { 'tab.signedIn': { target: 'restoring', actions: 'followTab' } },
      states: {
        idle: { meta: { title: 'Nobody is signed in' }, on: attempts },
        signingIn,
        signingInSocially,
        signingUp,
        failed: {
          tags: 'error',
          meta: { title: 'Could not sign in or up', req: 'SESSION-10' },
          on: { ...attempts, 'problem.dismissed': { target: 'idle', actions: 'forgetProblem' } },
        },
        registered: {
          tags: 'error',
          meta: { title: 'The account is there, the first sign-in failed' },
          on: { ...attempts, 'problem.dismissed': { target: 'idle', actions: 'forgetProblem' } },
        },
      },
    },
    signedIn: {
      tags: 'authenticated',
      initial: 'fresh',
      on: {
        'signOut.requested': 'signingOut',
        'user.changed': { actions: 'changeUser' },
        'session.expired': {
          target: 'signedOut',
          actions: [{ type: 'forgetUser', params: { why: 'expired' } }, 'tellSignedOut'],
        },
      },
      states: {
        fresh: { meta: { title: 'Signed in' }, on: { 'refresh.requested': 'revalidating' } },
        revalidating,
      },
    },
    suspended: {
      tags: 'suspended',
      entry: ['forgetPerson', 'tellSuspended'],
      initial: 'leaving',
      on: { 'tab.signedIn': { target: 'restoring', actions: 'followTab' } },
      states: {
        leaving: {
          tags: 'busy',
          meta: { title: 'The account is suspended: ending its session', req: 'SESSION-19' },
          invoke: { id: 'signOut', src: 'signOut', onDone: 'told', onError: 'told' },
        },
        told: {
          meta: { title: 'Your account is suspended.', req: 'SESSION-9' },
          on: {
            'problem.dismissed': { target: '#session.signedOut.idle', actions: 'forgetProblem' },
          },
        },
      },
    },
    signingOut: {
      tags: ['gate', 'busy'],
      meta: { title: 'Signing out', req: 'SESSION-6' },
      entry: [{ type: 'forgetUser', params: { why: 'left' } }, 'tellSignedOut'],
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
})
