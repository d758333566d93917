import { wasAccepted, unwrapOrNull } from '#api/unwrap-response.ts'
import type { Api } from '#api/client.ts'
import { readRefusedStatus } from '#api/calls/payment-status.ts'
import { asProblem, hasNoCode } from '#api/problem.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { SessionReading } from '@masar/machines/checkout-session/checkout-session.machine.ts'

import { fetchBookingStatus } from '#api/calls/booking-status.ts'

/** Reads the status of a payment by its session. Safe to repeat. Returns null for an unknown session. */
export async function readSession(
  deps: FlowDeps,
  sessionId: string,
  signal: AbortSignal,
): Promise<SessionReading | null> {
  const { api } = deps
  const sessionStatus = await readStatus(isPaid(api, sessionId, signal))
  const call = api.GET('/api/booking-id/{sessionId}', { params: { path: { sessionId } }, signal })
  const bookingId = await unwrapOrNull(call)
  if (typeof sessionStatus === 'object') return { ...sessionStatus, bookingId }
  if (bookingId && !deps.config.capabilities.paymentsForBookings) {
    // This backend deletes unpaid bookings. Because the booking exists, its payment was confirmed earlier or
    // could not be checked.
    const underWay = { bookingId, paymentId: sessionId }
    const isWaiting = (await fetchBookingStatus(deps, underWay, signal)) === 'void'
    return { status: isWaiting ? 'pending' : 'paid', bookingId }
  }
  if (bookingId) {
    // The id may identify an order instead of a session.
    const order = await readStatus(isOrderPaid(api, { orderId: sessionId, bookingId }, signal))
    if (typeof order === 'object') return { ...order, bookingId }
    return { status: 'paid', bookingId }
  }
  if (sessionStatus === 'no') return null
  return { status: 'expired', bookingId: null }
}

function isPaid(api: Api, sessionId: string, signal: AbortSignal): Promise<boolean> {
  const options = { params: { path: { sessionId } }, signal, parseAs: 'text' } as const
  return wasAccepted(api.POST('/api/check-checkout-session/{sessionId}', options))
}

interface Order {
  orderId: string
  bookingId: string
}

function isOrderPaid(api: Api, path: Order, signal: AbortSignal): Promise<boolean> {
  const options = { params: { path }, signal, parseAs: 'text' } as const
  return wasAccepted(api.POST('/api/check-paypal-order/{orderId}/{bookingId}', options))
}

async function readStatus(check: Promise<boolean>) {
  try {
    return (await check) ? { status: 'paid' as const } : 'no'
  } catch (error) {
    const problem = asProblem(error)
    const refusedStatus = readRefusedStatus(problem)
    if (refusedStatus) return refusedStatus
    if (problem.kind === 'http' && hasNoCode(problem)) return 'wordless'
    throw error
  }
}
