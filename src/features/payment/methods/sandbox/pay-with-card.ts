import { asProblem } from '#api/problem.ts'
import { paySandbox, type TypedCard } from './sandbox-payment.ts'
import { isAmbiguous } from '@masar/domain/service/problem.ts'

import type { PaymentActor } from '../../payment-actor.ts'
import { openBankWindow } from './bank-window.ts'

/**
 * Pays, and tells the payment how it went. It outlives the form, which may be gone before the
 * answer is here; the card is forgotten with it.
 */
export async function payWithCard(
  actor: PaymentActor,
  host: string,
  card: TypedCard,
): Promise<void> {
  const { paymentId, clientSecret } = actor.getSnapshot().context
  if (paymentId === null || clientSecret === null) return
  const over = new AbortController()
  const payment = actor.subscribe({ complete: () => over.abort() })
  actor.send({ type: 'payment.submitted' })

  try {
    const answer = await paySandbox({ host, paymentId, clientSecret }, card, over.signal)
    if (answer.status === 'requires_challenge') openBankWindow(actor, answer.challengeUrl)
    else actor.send({ type: REPORTS[answer.status] })
  } catch (error) {
    if (!over.signal.aborted) actor.send({ type: errorReport(error) })
  } finally {
    payment.unsubscribe()
  }
}

/** `processing` is a payment that the provider has taken on: the server is asked until it knows. */
const REPORTS = {
  succeeded: 'provider.approved',
  processing: 'provider.approved',
  declined: 'provider.declined',
} as const

/** A provider that says it is down has charged nothing; one that says nothing may have. */
function errorReport(error: unknown): 'provider.failed' | 'provider.lost' {
  const problem = asProblem(error)
  const isDown = problem.kind === 'http' && problem.status === 503
  return isDown || !isAmbiguous(problem) ? 'provider.failed' : 'provider.lost'
}
