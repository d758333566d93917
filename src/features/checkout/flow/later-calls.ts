import { laterCall } from './later-call.ts'

export const bookingCalls = laterCall(() => import('./book.ts'))
export const paymentCalls = laterCall(() => import('../payment/payment.actors.ts'))

/** What a booking goes on with, while there still is a network: money may be moving when it goes. */
export const fetchLaterCalls = () => Promise.all([bookingCalls(), paymentCalls()])
