import { isOrderPaid, isSessionPaid } from '#api/calls/payment-calls.ts'
import { readRefusedStatus, inferStatusAfterRefusal } from '#api/calls/payment-status.ts'
import { asProblem, hasNoCode } from '#api/problem.ts'
import { PAYMENT_PROTOCOLS, type PaymentProtocol } from '@masar/domain/payment/providers.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { PaymentAnswer, PaymentQuestion } from '@masar/machines/payment/payment-facts.ts'

import { readBookingStatus } from '#api/calls/booking-status.ts'
import { timeLeft } from './time-left.ts'

/**
 * Checks the status of a payment with the server, which asks the provider. Rejects when it cannot
 * be determined; the check is then repeated.
 */
export async function checkPayment(
  deps: FlowDeps,
  question: PaymentQuestion,
  signal: AbortSignal,
): Promise<PaymentAnswer> {
  const said = await ask(deps, { ...question, signal })
  return { ...said, timeLeft: timeLeft(question.expiresAt, deps.now()) }
}

interface PaymentCheck extends PaymentQuestion {
  signal: AbortSignal
}

/**
 * Some backends delete the booking if its payment is checked before it is made. There, the payment is checked
 * only when it may have been made.
 */
function ask(deps: FlowDeps, asking: PaymentCheck): Promise<PaymentAnswer> {
  const { reported } = asking
  const mayHaveMoved = reported === 'approved' || reported === 'lost'
  const isAsked = mayHaveMoved || deps.config.capabilities.paymentsForBookings
  return isAsked ? askProvider(deps, asking) : askBooking(deps, asking)
}

async function askBooking(deps: FlowDeps, asking: PaymentCheck): Promise<PaymentAnswer> {
  const bookingStatus = await readBookingStatus(deps, asking, asking.signal)
  if (bookingStatus === 'void') return { status: 'open' }
  return toBookedAnswer(bookingStatus) ?? { status: inferStatusAfterRefusal(bookingStatus) }
}

/**
 * Returns why the booking can no longer be paid: its payment window has ended, or the supplier has confirmed it
 * without a payment.
 */
async function askWhyExpired(deps: FlowDeps, asking: PaymentCheck): Promise<PaymentAnswer> {
  // Without the payment id, so that a booking that is only found by its payment counts as expired.
  const underWay = { bookingId: asking.bookingId, paymentId: null }
  const bookingStatus = await readBookingStatus(deps, underWay, asking.signal)
  const stillHolds = bookingStatus !== null && !ENDED_STATUSES.includes(bookingStatus)
  return stillHolds ? { status: 'booked', bookingStatus } : { status: 'expired' }
}

const ENDED_STATUSES = ['void', 'cancelled']

/** Returns `booked` when the supplier has accepted the booking without a payment, otherwise null. */
const toBookedAnswer = (bookingStatus: string | null): PaymentAnswer | null =>
  bookingStatus === 'pending' || bookingStatus === 'reserved'
    ? { status: 'booked', bookingStatus }
    : null

async function askProvider(deps: FlowDeps, asking: PaymentCheck): Promise<PaymentAnswer> {
  let failed = false
  try {
    if (await isPaid(deps, asking)) return { status: 'paid' }
  } catch (error) {
    const problem = asProblem(error)
    const told = readRefusedStatus(problem)
    if (told) return told.status === 'expired' ? await askWhyExpired(deps, asking) : told
    if (problem.kind !== 'http' || !hasNoCode(problem)) throw error
    failed = true
  }
  const bookingStatus = await readBookingStatus(deps, asking, asking.signal)
  // The check itself failed: if it had found the payment unpaid, the backend would have deleted the booking.
  if (failed && bookingStatus === 'void') return { status: 'pending' }
  return { status: inferStatusAfterRefusal(bookingStatus) }
}

/** The provider is null on the page of a payment session, which does not contain its name. */
const isPaid = (deps: FlowDeps, asking: PaymentCheck): Promise<boolean> =>
  CHECKS[asking.provider ? PAYMENT_PROTOCOLS[asking.provider] : 'session'](deps, asking)

const CHECKS: Record<PaymentProtocol, (deps: FlowDeps, asking: PaymentCheck) => Promise<boolean>> =
  {
    session: isSessionPaid,
    order: isOrderPaid,
  }
