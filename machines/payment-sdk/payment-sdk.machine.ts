import { readErrorParams } from '../invoked.ts'
import { paymentSdkSetup } from './chart/payment-sdk-setup.ts'
import { toSdkScript } from './sdk-script.ts'

const assignProblem = {
  type: 'assignProblem',
  params: readErrorParams,
} as const

/**
 * Loads a payment provider's script and tracks whether it is ready. Sends no request to a provider before the
 * customer pays with it.
 *
 * Ad blockers and lost connections are common: after three silent attempts, the customer decides whether to
 * retry.
 */
export const paymentSdkMachine = paymentSdkSetup.createMachine({
  id: 'paymentSdk',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, attempts: 0, problem: null }),
  initial: 'initial',
  on: {
    'provider.chosen': [
      { guard: 'needsAnotherScript', target: '.pending', actions: 'assignRequest' },
      { actions: 'assignRequest' },
    ],
    'locale.changed': [
      { guard: 'needsAnotherScript', target: '.pending', actions: 'assignRequest' },
      { actions: 'assignRequest' },
    ],
    'currency.changed': [
      { guard: 'needsAnotherScript', target: '.pending', actions: 'assignRequest' },
      { actions: 'assignRequest' },
    ],
  },
  states: {
    initial: {
      meta: { title: 'The payment has not been opened yet', req: 'PAY-30' },
      on: {
        'payment.reached': 'pending',
        'provider.chosen': { actions: 'assignRequest' },
        'locale.changed': { actions: 'assignRequest' },
        'currency.changed': { actions: 'assignRequest' },
      },
    },
    pending: {
      tags: 'busy',
      entry: 'resetAttempts',
      initial: 'loading',
      states: {
        loading: {
          meta: { title: 'The payment form is loading', req: 'PAY-7' },
          entry: 'countAttempt',
          invoke: {
            id: 'loadSdk',
            src: 'loadSdk',
            input: ({ context }) => toSdkScript(context),
            onDone: { target: '#paymentSdk.resolved', actions: 'clearProblem' },
            onError: [
              { guard: 'hasAttemptsLeft', target: 'backingOff', actions: assignProblem },
              { target: '#paymentSdk.rejected', actions: assignProblem },
            ],
          },
          after: {
            loadTimeout: [
              { guard: 'hasAttemptsLeft', target: 'backingOff', actions: 'assignTimeout' },
              { target: '#paymentSdk.rejected', actions: 'assignTimeout' },
            ],
          },
        },
        backingOff: {
          meta: { title: 'Waiting a moment before the next attempt' },
          on: { 'connection.returned': 'loading' },
          after: { backoff: 'loading' },
        },
      },
    },
    rejected: {
      tags: 'error',
      meta: { title: 'The payment form couldn’t be loaded', req: 'PAY-8' },
      entry: 'emitRejected',
      on: { 'retry.requested': 'pending', 'connection.returned': 'pending' },
    },
    resolved: { tags: 'ready', meta: { title: 'The payment form may be used', req: 'PAY-7' } },
  },
})
