import { i18n } from '@lingui/core'

import { accepted, answerOrNone } from '#api/answer.ts'
import { isWordless, standingAfterNo } from '#api/compat.ts'
import { problemOf } from '#api/problem.ts'
import type { PaymentAnswer, PaymentQuestion } from '#machines/payment/payment-facts.ts'
import { statusOf } from '#machines/problem.ts'

import type { PaymentWorld } from './payment-world.ts'
import { standingOf } from './standing.ts'

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
  const { expiresAt } = question
  return {
    ...said,
    timeLeft: expiresAt ? Date.parse(expiresAt) - world.now().getTime() : null,
  }
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
  return { standing: standingAfterNo(await statusNow(asking)) }
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

/** The status of the booking; null when it is gone. Who may not read it can still find it. */
async function statusNow({ api, bookingId, paymentId, signal }: Asking): Promise<string | null> {
  const params = { path: { id: bookingId, language: i18n.locale } }
  try {
    const call = api.GET('/api/booking/{id}/{language}', { params, signal })
    return (await answerOrNone(call))?.status ?? null
  } catch (error) {
    if (![401, 403].includes(statusOf(problemOf(error)) ?? 0)) throw error
    const path = { sessionId: paymentId }
    const call = api.GET('/api/booking-id/{sessionId}', { params: { path }, signal })
    return (await answerOrNone(call)) ? 'paid' : null
  }
}
