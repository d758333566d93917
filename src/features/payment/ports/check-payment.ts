import { wasAccepted } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { hasNoCode, statusAfterRefusal } from '#api/compat.ts'
import { paymentStatus } from '#api/calls/payment-status.ts'
import { asProblem } from '#api/problem.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { PaymentAnswer, PaymentQuestion } from '#machines/payment/payment-facts.ts'

import { readBookingStatus } from './read-booking-status.ts'
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

async function ask(deps: FlowDeps, asking: Asking): Promise<PaymentAnswer> {
  try {
    if (await isPaid(deps, asking)) return { status: 'paid' }
  } catch (error) {
    const problem = asProblem(error)
    const told = paymentStatus(problem)
    if (told) return told
    if (problem.kind !== 'http' || !hasNoCode(problem)) throw error
  }
  return { status: statusAfterRefusal(await readBookingStatus(deps, asking, asking.signal)) }
}

function isPaid({ api }: FlowDeps, asking: Asking): Promise<boolean> {
  const { provider, paymentId: sessionId, signal } = asking
  if (provider === 'payPal') return isOrderPaid(api, asking)
  const options = { params: { path: { sessionId } }, signal, parseAs: 'text' } as const
  return wasAccepted(api.POST('/api/check-checkout-session/{sessionId}', options))
}

/** Some backends want the booking first (WIRE-80), and refuse ours without a word. */
async function isOrderPaid(api: Api, { bookingId, paymentId, signal }: Asking): Promise<boolean> {
  const inThisOrder = (orderId: string, second: string) =>
    wasAccepted(
      api.POST('/api/check-paypal-order/{orderId}/{bookingId}', {
        params: { path: { orderId, bookingId: second } },
        signal,
        parseAs: 'text',
      }),
    )
  try {
    return await inThisOrder(paymentId, bookingId)
  } catch (error) {
    const problem = asProblem(error)
    if (problem.kind !== 'http' || !hasNoCode(problem)) throw error
    return inThisOrder(bookingId, paymentId)
  }
}
