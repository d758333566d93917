import { flowDeps } from '#testing/flow-deps.ts'

/** What the ports of a payment need, over whatever wire the test holds. */
export const paymentDeps = () => ({
  ...flowDeps(),
  now: () => new Date('2026-05-20T12:00:00.000Z'),
})

export const never = new AbortController().signal
