import { isOrderPaid, isSessionPaid } from '#api/calls/payment-calls.ts'
import { readRefusedStatus, inferStatusAfterRefusal } from '#api/calls/payment-status.ts'
import { asProblem, hasNoCode } from '#api/problem.ts'
import { PAYMENT_PROTOCOLS, type PaymentProtocol } from '@masar/domain/payment/providers.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { PaymentAnswer, PaymentCheckInput } from '@masar/machines/payment/payment-facts.ts'

import { fetchBookingStatus } from '#api/calls/booking-status.ts'
import { calculateTimeLeft } from './time-left.ts'

/**
 * Checks the status of a payment with the server, which asks the provider. Rejects when the status cannot be
 * determined; the caller then repeats the check.
 */
export async function checkPayment(
  deps: FlowDeps,
  input: PaymentCheckInput,
  signal: AbortSignal,
): Promise<PaymentAnswer> {
  const paymentStatus = await fetchPaymentStatus(deps, { ...input, signal })
  return { ...paymentStatus, timeLeft: calculateTimeLeft(input.expiresAt, deps.now()) }
}

interface PaymentCheck extends PaymentCheckInput {
  signal: AbortSignal
}

/**
 * Checks the payment with the provider, or only the status of the booking. Some backends delete the booking
 * when its payment is checked before the customer pays. On these, the provider is checked only once the payment
 * may have been made.
 */
function fetchPaymentStatus(deps: FlowDeps, check: PaymentCheck): Promise<PaymentAnswer> {
  const { reported } = check
  const mayHaveMoved = reported === 'approved' || reported === 'lost'
  const canCheckProvider = mayHaveMoved || deps.config.capabilities.paymentsForBookings
  return canCheckProvider ? checkWithProvider(deps, check) : inferStatusFromBooking(deps, check)
}

async function inferStatusFromBooking(deps: FlowDeps, check: PaymentCheck): Promise<PaymentAnswer> {
  const bookingStatus = await fetchBookingStatus(deps, check, check.signal)
  if (bookingStatus === 'void') return { status: 'open' }
  return toBookedAnswer(bookingStatus) ?? { status: inferStatusAfterRefusal(bookingStatus) }
}

/**
 * Returns why the booking can no longer be paid: its payment window has ended, or the supplier has confirmed it
 * without a payment.
 */
async function fetchExpiryReason(deps: FlowDeps, check: PaymentCheck): Promise<PaymentAnswer> {
  // Omits the payment id, so that a booking that can only be found by its payment counts as expired.
  const underWay = { bookingId: check.bookingId, paymentId: null }
  const bookingStatus = await fetchBookingStatus(deps, underWay, check.signal)
  const stillHolds = bookingStatus !== null && !ENDED_STATUSES.includes(bookingStatus)
  return stillHolds ? { status: 'booked', bookingStatus } : { status: 'expired' }
}

const ENDED_STATUSES = ['void', 'cancelled']

/** Returns `booked` when the supplier has accepted the booking without a payment, otherwise null. */
const toBookedAnswer = (bookingStatus: string | null): PaymentAnswer | null =>
  bookingStatus === 'pending' || bookingStatus === 'reserved'
    ? { status: 'booked', bookingStatus }
    : null

async function checkWithProvider(deps: FlowDeps, check: PaymentCheck): Promise<PaymentAnswer> {
  let failed = false
  try {
    if (await isPaid(deps, check)) return { status: 'paid' }
  } catch (error) {
    const problem = asProblem(error)
    const refusedStatus = readRefusedStatus(problem)
    if (refusedStatus)
      return refusedStatus.status === 'expired'
        ? await fetchExpiryReason(deps, check)
        : refusedStatus
    if (problem.kind !== 'http' || !hasNoCode(problem)) throw error
    failed = true
  }
  const bookingStatus = await fetchBookingStatus(deps, check, check.signal)
  // The check itself failed: if the backend had found the payment to be unpaid, it would have deleted the
  // booking.
  if (failed && bookingStatus === 'void') return { status: 'pending' }
  return { status: inferStatusAfterRefusal(bookingStatus) }
}

/** The provider is null on the payment session page, because its URL does not contain the provider's name. */
const isPaid = (deps: FlowDeps, check: PaymentCheck): Promise<boolean> =>
  CHECKS_BY_PROTOCOL[check.provider ? PAYMENT_PROTOCOLS[check.provider] : 'session'](deps, check)

const CHECKS_BY_PROTOCOL: Record<
  PaymentProtocol,
  (deps: FlowDeps, asking: PaymentCheck) => Promise<boolean>
> = {
  session: isSessionPaid,
  order: isOrderPaid,
}
