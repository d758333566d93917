import { createFlowDeps } from '#testing/flow-deps.ts'

/** Returns the dependencies of the payment's ports, which use the network controlled by the test. */
export const makePaymentDeps = () => ({
  ...createFlowDeps(),
  now: () => new Date('2026-05-20T12:00:00.000Z'),
})

export const NEVER_ABORTED = new AbortController().signal
