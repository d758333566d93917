import { failed } from '../invoked.ts'
import { sessionSetup } from './session-setup.ts'

/** The gate of every load: the stored user's session is checked, then the user loaded. */
export const restoring = sessionSetup.createStateConfig({
  tags: ['gate', 'busy'],
  entry: 'forgetProblem',
  initial: 'validating',
  states: {
    validating: {
      meta: { title: 'Checking the session of the last visit', req: '4' },
      invoke: {
        id: 'validateSession',
        src: 'validateSession',
        onDone: 'loadingUser',
        onError: {
          target: '#session.turnedAway',
          actions: { type: 'rememberProblem', params: failed },
        },
      },
    },
    loadingUser: {
      meta: { title: 'Loading the customer', req: '4' },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: ({ context }) => ({ id: context.stored?.id ?? '' }),
        onDone: {
          target: '#session.admitted',
          actions: { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: '#session.turnedAway',
          actions: { type: 'rememberProblem', params: failed },
        },
      },
    },
  },
})

/** The same check behind the back of a signed-in customer; a second request restarts it. */
export const revalidating = sessionSetup.createStateConfig({
  initial: 'validating',
  on: { 'refresh.requested': { target: 'revalidating', reenter: true } },
  states: {
    validating: {
      meta: { title: 'Signed in, checking again', req: '4' },
      invoke: {
        id: 'validateSession',
        src: 'validateSession',
        onDone: 'reloadingUser',
        onError: {
          target: '#session.turnedAway',
          actions: { type: 'rememberProblem', params: failed },
        },
      },
    },
    reloadingUser: {
      meta: { title: 'Signed in, loading the customer again', req: '4' },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: ({ context }) => ({ id: context.stored?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isSuspended', params: ({ event }) => ({ user: event.output }) },
            target: '#session.suspended',
          },
          {
            target: '#session.signedIn.fresh',
            actions: { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
          },
        ],
        onError: {
          target: '#session.turnedAway',
          actions: { type: 'rememberProblem', params: failed },
        },
      },
    },
  },
})
