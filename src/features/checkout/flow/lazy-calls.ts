import { download } from '#api/cache/download.ts'

export const driverProblems = download(() => import('./calls/driver-problems.ts'))
export const bookingCalls = download(() => import('./calls/book.ts'))
export const paymentCalls = download(() => import('../../payment/payment.actors.ts'))

/** What a booking goes on with, while there still is a network: money may be moving when it goes. */
export const downloadCalls = () => Promise.all([bookingCalls(), paymentCalls()])
