import { isOrderPaid, isSessionPaid } from '#api/calls/payment-calls.ts'
import { paymentStatus, statusAfterRefusal } from '#api/calls/payment-status.ts'
import { asProblem, hasNoCode } from '#api/problem.ts'
import { PAYMENT_PROTOCOLS, type PaymentProtocol } from '@masar/domain/payment/providers.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { PaymentAnswer, PaymentQuestion } from '@masar/machines/payment/payment-facts.ts'

import { readBookingStatus } from '#api/calls/booking-status.ts'
import { timeLeft } from './time-left.ts'

/**
 * Asks the server what became of a payment; the server asks the provider. Rejects when nobody can
 * say: the question is then asked again.
 */
export async function checkPayment(
  deps: FlowDeps,
  question: PaymentQuestion,
  signal: AbortSignal,
): Promise<PaymentAnswer> {
  const said = await ask(deps, { ...question, signal })
  return { ...said, timeLeft: timeLeft(question.expiresAt, deps.now()) }
}

interface Asking extends PaymentQuestion {
  signal: AbortSignal
}

/** Where asking about a payment that was not made deletes its booking, it is not asked about before. */
function ask(deps: FlowDeps, asking: Asking): Promise<PaymentAnswer> {
  const { reported } = asking
  const mayHaveMoved = reported === 'approved' || reported === 'lost'
  const isAsked = mayHaveMoved || deps.config.capabilities.paymentsForBookings
  return isAsked ? askProvider(deps, asking) : askBooking(deps, asking)
}

async function askBooking(deps: FlowDeps, asking: Asking): Promise<PaymentAnswer> {
  const bookingStatus = await readBookingStatus(deps, asking, asking.signal)
  if (bookingStatus === 'void') return { status: 'open' }
  return bookedUnpaid(bookingStatus) ?? { status: statusAfterRefusal(bookingStatus) }
}

/** Nobody can pay it any more: its time is over, or its supplier has confirmed it without. */
async function askWhyExpired(deps: FlowDeps, asking: Asking): Promise<PaymentAnswer> {
  // Whoever may not read it is not told of it: that its payment finds it says nothing here.
  const underWay = { bookingId: asking.bookingId, paymentId: null }
  const bookingStatus = await readBookingStatus(deps, underWay, asking.signal)
  const stillHolds = bookingStatus !== null && !OVER.includes(bookingStatus)
  return stillHolds ? { status: 'booked', bookingStatus } : { status: 'expired' }
}

const OVER = ['void', 'cancelled']

/** What no payment has made of a booking: the supplier has taken it. */
const bookedUnpaid = (bookingStatus: string | null): PaymentAnswer | null =>
  bookingStatus === 'pending' || bookingStatus === 'reserved'
    ? { status: 'booked', bookingStatus }
    : null

async function askProvider(deps: FlowDeps, asking: Asking): Promise<PaymentAnswer> {
  let failed = false
  try {
    if (await isPaid(deps, asking)) return { status: 'paid' }
  } catch (error) {
    const problem = asProblem(error)
    const told = paymentStatus(problem)
    if (told) return told.status === 'expired' ? await askWhyExpired(deps, asking) : told
    if (problem.kind !== 'http' || !hasNoCode(problem)) throw error
    failed = true
  }
  const bookingStatus = await readBookingStatus(deps, asking, asking.signal)
  // The backend could not say: who is not paid has no booking left there.
  if (failed && bookingStatus === 'void') return { status: 'pending' }
  return { status: statusAfterRefusal(bookingStatus) }
}

/** Null on the page of a session, which names no provider. */
const isPaid = (deps: FlowDeps, asking: Asking): Promise<boolean> =>
  CHECKS[asking.provider ? PAYMENT_PROTOCOLS[asking.provider] : 'session'](deps, asking)

const CHECKS: Record<PaymentProtocol, (deps: FlowDeps, asking: Asking) => Promise<boolean>> = {
  session: isSessionPaid,
  order: isOrderPaid,
}
