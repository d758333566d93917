import { ApiProblem } from '#api/problem.ts'

/** What is asked after the quote is downloaded by then; without a network it cannot come any more. */
const later =
  <Calls>(download: () => Promise<Calls>) =>
  (): Promise<Calls> =>
    download().catch(() => {
      throw new ApiProblem({ kind: 'network' })
    })

export const bookingCalls = later(() => import('./book.ts'))
export const providerCalls = later(() => import('../payment/ports/list-providers.ts'))
export const preparingCalls = later(() => import('../payment/ports/prepare-payment.ts'))
export const checkingCalls = later(() => import('../payment/ports/check-payment.ts'))

/** All of them, while there still is a network: money may be moving when it goes. */
export const fetchLaterCalls = () =>
  Promise.all([bookingCalls(), providerCalls(), preparingCalls(), checkingCalls()])
