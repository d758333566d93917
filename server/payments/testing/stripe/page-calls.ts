import { type Answer, answerJson, type Asked } from '../simulator/loopback.ts'
import type { Route } from '../simulator/routes.ts'
import { formOf, textAt } from './form.ts'
import type { StripeLedger } from './ledger.ts'
import type { Intent, Outcome, Session } from './records.ts'
import { invalid } from './refusal.ts'

/** Stripe's own test cards, as its documentation lists them. */
const CARDS: Record<string, Outcome> = {
  '4242424242424242': 'approve',
  '4000000000000002': 'decline',
  '4000000000009995': 'insufficient-funds',
  '4000000000003220': 'challenge',
}

/** How the next payment on the page ends, whatever card is given. */
export type Planned = { outcome: Outcome | null }

/** What the script in the customer's page calls, with the publishable key and the client secret. */
export const pageCalls = (
  ledger: StripeLedger,
  publishableKey: string,
  planned: Planned,
): readonly Route[] => {
  const open = (asked: Asked, id: string) => refuseStrangers(ledger, publishableKey, asked, id)
  return [
    {
      call: /^POST \/v1\/payment_pages\/(\w+)\/init$/,
      answer: (asked, id) => pageAnswer(open(asked, id)),
    },
    {
      call: /^POST \/v1\/payment_pages\/(\w+)\/confirm$/,
      answer: (asked, id) => {
        open(asked, id)
        ledger.pay(id, outcomeOf(asked, planned))
        return pageAnswer(ledger.session(id))
      },
    },
  ]
}

function outcomeOf({ body }: Asked, planned: Planned): Outcome {
  const { outcome } = planned
  planned.outcome = null
  const number = textAt(formOf(body), 'card.number')?.replaceAll(' ', '') ?? ''
  return outcome ?? CARDS[number] ?? 'decline'
}

function refuseStrangers(
  ledger: StripeLedger,
  publishableKey: string,
  { body }: Asked,
  id: string,
): Session {
  const form = formOf(body)
  if (textAt(form, 'key') !== publishableKey) throw invalid('Invalid API Key provided.')
  const session = ledger.session(id)
  if (textAt(form, 'client_secret') !== session.secret) throw invalid('Invalid client secret.')
  return session
}

const pageAnswer = (session: Session): Answer =>
  answerJson({
    id: session.id,
    amount: session.amount,
    currency: session.currency,
    item_name: session.itemName,
    locale: session.locale,
    return_url: session.returnUrl.replace('{CHECKOUT_SESSION_ID}', session.id),
    status: session.status,
    payment_status: session.intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    next_action: session.intent?.status === 'requires_action' ? 'authenticate' : null,
    error: errorOf(session.intent),
  })

const errorOf = (intent: Intent | null) =>
  intent?.lastError && {
    message: intent.lastError.message,
    decline_code: intent.lastError.decline_code ?? null,
  }
