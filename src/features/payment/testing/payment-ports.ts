import { createFlowDeps } from '#testing/flow-deps.ts'

/** Returns dependencies for the payment ports. They use the network that the test controls. */
export const makePaymentDeps = () => ({
  ...createFlowDeps(),
  now: () => new Date('2026-05-20T12:00:00.000Z'),
})

export const NEVER_ABORTED_SIGNAL = new AbortController().signal
