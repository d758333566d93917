import { assertDefined } from '../../assert-defined.ts'
import { readOutput, readErrorParams } from '../../invoked.ts'
import { sessionSetup } from './session-setup.ts'

/** Any response can report that the account is suspended. */
export const suspendedTransition = {
  guard: 'isSuspended',
  target: '#session.suspended',
} as const

export const signedInTransition = {
  guard: 'isAccepted',
  target: '#session.signedIn',
  actions: [{ type: 'assignUser', params: readOutput }, 'emitSignedIn'],
} as const

const rejectedTransition = {
  target: '#session.signedOut',
  actions: [{ type: 'clearUser', params: { why: 'refused' } }, 'emitSignedOut'],
} as const

const unreachableTransition = {
  target: '#session.signedOut',
  actions: [
    { type: 'assignProblem', params: readErrorParams },
    { type: 'clearUser', params: { why: 'unreachable' } },
    'emitSignedOut',
  ],
} as const

const readStoredId = ({ context }: { context: { stored: { id: string } | null } }) => ({
  id: assertDefined(context.stored, 'stored user').id,
})

/** Runs on every load: checks the session of the stored user, then loads the user. */
export const restoring = sessionSetup.createStateConfig({
  tags: ['gate', 'busy'],
  entry: 'clearProblem',
  initial: 'validating',
  states: {
    validating: {
      meta: { title: 'Checking the session of the last visit', req: 'SESSION-1' },
      invoke: {
        id: 'validateSession',
        src: 'validateSession',
        onDone: [
          suspendedTransition,
          { guard: 'isAccepted', target: 'loadingUser' },
          rejectedTransition,
        ],
        onError: unreachableTransition,
      },
    },
    loadingUser: {
      meta: { title: 'Loading the customer’s data', req: 'SESSION-1' },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: readStoredId,
        onDone: [suspendedTransition, signedInTransition, rejectedTransition],
        onError: unreachableTransition,
      },
    },
  },
})

/** Repeats the check in the background for a signed-in customer; a second request restarts it. */
export const revalidating = sessionSetup.createStateConfig({
  initial: 'validating',
  on: { 'refresh.requested': 'revalidating' },
  states: {
    validating: {
      meta: { title: 'Signed in, checking again', req: 'SESSION-4' },
      invoke: {
        id: 'validateSession',
        src: 'validateSession',
        onDone: [
          suspendedTransition,
          { guard: 'isAccepted', target: 'reloadingUser' },
          rejectedTransition,
        ],
        onError: unreachableTransition,
      },
    },
    reloadingUser: {
      meta: { title: 'Signed in, loading the customer’s data again', req: 'SESSION-4' },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: readStoredId,
        onDone: [
          suspendedTransition,
          {
            guard: 'isAccepted',
            target: '#session.signedIn.fresh',
            actions: { type: 'assignUser', params: readOutput },
          },
          rejectedTransition,
        ],
        onError: unreachableTransition,
      },
    },
  },
})
