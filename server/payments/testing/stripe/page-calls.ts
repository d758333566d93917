import { answerJson, type SimulatorResponse, type SimulatorRequest } from '../simulator/loopback.ts'
import type { Route } from '../simulator/routes.ts'
import { getFormText, parseForm } from './form.ts'
import type { StripeLedger } from './ledger.ts'
import type { Intent, StripeSession, StripeOutcome } from './records.ts'
import { createInvalidRequestError } from './stripe-api-error.ts'

/** Stripe's own test cards, as in its documentation. */
const CARD_OUTCOMES: Record<string, StripeOutcome> = {
  '4242424242424242': 'approve',
  '4000000000000002': 'decline',
  '4000000000009995': 'insufficient-funds',
  '4000000000003220': 'challenge',
}

/** The result of the next payment on the page, whatever the card. */
export type PlannedOutcome = { outcome: StripeOutcome | null }

/**
 * The calls that the script makes from the customer's page. They contain the publishable key and the client
 * secret.
 */
export const createStripeScriptRoutes = (
  ledger: StripeLedger,
  publishableKey: string,
  planned: PlannedOutcome,
): readonly Route[] => {
  const open = (received: SimulatorRequest, id: string) =>
    refuseUnknownKey(ledger, publishableKey, received, id)
  return [
    {
      call: /^POST \/v1\/payment_pages\/(\w+)\/init$/,
      answer: (received, id) => answerSession(open(received, id)),
    },
    {
      call: /^POST \/v1\/payment_pages\/(\w+)\/confirm$/,
      answer: (received, id) => {
        open(received, id)
        ledger.pay(id, getCardOutcome(received, planned))
        return answerSession(ledger.session(id))
      },
    },
  ]
}

function getCardOutcome({ body }: SimulatorRequest, planned: PlannedOutcome): StripeOutcome {
  const { outcome } = planned
  planned.outcome = null
  const number = getFormText(parseForm(body), 'card.number')?.replaceAll(' ', '') ?? ''
  return outcome ?? CARD_OUTCOMES[number] ?? 'decline'
}

function refuseUnknownKey(
  ledger: StripeLedger,
  publishableKey: string,
  { body }: SimulatorRequest,
  id: string,
): StripeSession {
  const form = parseForm(body)
  if (getFormText(form, 'key') !== publishableKey)
    throw createInvalidRequestError('Invalid API Key provided.')
  const session = ledger.session(id)
  if (getFormText(form, 'client_secret') !== session.secret)
    throw createInvalidRequestError('Invalid client secret.')
  return session
}

const answerSession = (session: StripeSession): SimulatorResponse =>
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
    error: getIntentError(session.intent),
  })

const getIntentError = (intent: Intent | null) =>
  intent?.lastError && {
    message: intent.lastError.message,
    decline_code: intent.lastError.decline_code ?? null,
  }
