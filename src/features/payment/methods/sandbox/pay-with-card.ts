import { asProblem } from '#api/problem.ts'
import { paySandbox, type EnteredCard } from './sandbox-payment.ts'
import { isAmbiguous } from '@masar/domain/service/problem.ts'

import type { PaymentActor } from '../../payment-actor.ts'
import { openBankWindow } from './bank-window.ts'

/**
 * Pays and reports the result to the payment actor, even if the form unmounts before the response arrives. The
 * card data is discarded with the form.
 */
export async function payWithCard(
  actor: PaymentActor,
  host: string,
  card: EnteredCard,
): Promise<void> {
  const { paymentId, clientSecret } = actor.getSnapshot().context
  if (paymentId === null || clientSecret === null) return
  const over = new AbortController()
  const payment = actor.subscribe({ complete: () => over.abort() })
  actor.send({ type: 'payment.submitted' })

  try {
    const answer = await paySandbox({ host, paymentId, clientSecret }, card, over.signal)
    if (answer.status === 'requires_challenge') openBankWindow(actor, answer.challengeUrl)
    else actor.send({ type: REPORT_EVENTS[answer.status] })
  } catch (error) {
    if (!over.signal.aborted) actor.send({ type: toErrorReport(error) })
  } finally {
    payment.unsubscribe()
  }
}

/** `processing`: the provider has accepted the payment, and the server is polled for the result. */
const REPORT_EVENTS = {
  succeeded: 'provider.approved',
  processing: 'provider.approved',
  declined: 'provider.declined',
} as const

/**
 * If the provider reports that it is down, nothing was charged. Without a response, the card may have been
 * charged.
 */
function toErrorReport(error: unknown): 'provider.failed' | 'provider.lost' {
  const problem = asProblem(error)
  const isDown = problem.kind === 'http' && problem.status === 503
  return isDown || !isAmbiguous(problem) ? 'provider.failed' : 'provider.lost'
}
