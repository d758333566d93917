import { accepted } from '#api/answer.ts'
import { isWordless, standingAfterNo } from '#api/compat.ts'
import { standingOf } from '#api/payment-standing.ts'
import { problemOf } from '#api/problem.ts'
import type { PaymentAnswer, PaymentQuestion } from '#machines/payment/payment-facts.ts'

import type { PaymentWorld } from './payment-world.ts'
import { statusOfBooking } from './status-of-booking.ts'
import { timeLeft } from './time-left.ts'

/**
 * Asks the server what became of a payment; the server asks the provider. Rejects when nobody can
 * say: the question is then asked again.
 */
export async function checkPayment(
  world: Pick<PaymentWorld, 'api' | 'now'>,
  question: PaymentQuestion,
  signal: AbortSignal,
): Promise<PaymentAnswer> {
  const said = await ask({ ...world, ...question, signal })
  return { ...said, timeLeft: timeLeft(question.expiresAt, world.now()) }
}

interface Asking extends Pick<PaymentWorld, 'api'>, PaymentQuestion {
  signal: AbortSignal
}

async function ask(asking: Asking): Promise<PaymentAnswer> {
  try {
    if (await isPaid(asking)) return { standing: 'paid' }
  } catch (error) {
    const problem = problemOf(error)
    const told = standingOf(problem)
    if (told) return told
    if (problem.kind !== 'http' || !isWordless(problem)) throw error
  }
  return { standing: standingAfterNo(await statusOfBooking(asking.api, asking, asking.signal)) }
}

function isPaid(asking: Asking): Promise<boolean> {
  const { api, provider, paymentId: sessionId, signal } = asking
  if (provider === 'payPal') return isOrderPaid(asking)
  const options = { params: { path: { sessionId } }, signal, parseAs: 'text' } as const
  return accepted(api.POST('/api/check-checkout-session/{sessionId}', options))
}

/** Some backends want the booking first (contract P5), and refuse ours without a word. */
async function isOrderPaid({ api, bookingId, paymentId, signal }: Asking): Promise<boolean> {
  const inThisOrder = (orderId: string, second: string) =>
    accepted(
      api.POST('/api/check-paypal-order/{orderId}/{bookingId}', {
        params: { path: { orderId, bookingId: second } },
        signal,
        parseAs: 'text',
      }),
    )
  try {
    return await inThisOrder(paymentId, bookingId)
  } catch (error) {
    const problem = problemOf(error)
    if (problem.kind !== 'http' || !isWordless(problem)) throw error
    return inThisOrder(bookingId, paymentId)
  }
}
