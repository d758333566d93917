import { randomBytes } from 'node:crypto'

import { toIntentObject, toSessionObject, toStripeRefundObject } from './objects.ts'
import type {
  CardError,
  StripeCharge,
  Customer,
  Intent,
  SessionInput,
  RecordedStripeRefund,
  StripeSession,
  StripeOutcome,
} from './records.ts'
import { createInvalidRequestError, createStripeNotFoundError } from './stripe-api-error.ts'

type Announcer = (type: string, object: unknown) => void

const DECLINE_ERRORS: Partial<Record<StripeOutcome, CardError>> = {
  decline: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  'insufficient-funds': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
}

const NOT_AUTHENTICATED_ERROR: CardError = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method.',
}

/** Stripe's data: customers, sessions, charges and refunds. */
export class StripeLedger {
  readonly customers: Customer[] = []
  readonly sessions = new Map<string, StripeSession>()
  readonly refunds: RecordedStripeRefund[] = []
  /** Whether the merchant's account lacks the funds for refunds. */
  isEmpty = false
  readonly #now: () => Date
  readonly #announce: Announcer

  constructor(now: () => Date, announce: Announcer) {
    this.#now = now
    this.#announce = announce
  }

  get seconds(): number {
    return Math.floor(this.#now().getTime() / 1000)
  }

  addCustomer(email: string, name: string | null): Customer {
    const customer = { id: createId('cus'), email, name, created: this.seconds }
    this.customers.unshift(customer)
    return customer
  }

  addSession(ordered: SessionInput): StripeSession {
    const id = createId('cs_test')
    const session: StripeSession = {
      ...ordered,
      id,
      secret: `${id}_secret_${randomBytes(16).toString('hex')}`,
      created: this.seconds,
      status: 'open',
      intent: null,
    }
    this.sessions.set(id, session)
    return session
  }

  /** Returns a session in its current state: sessions expire automatically. */
  session(id: string): StripeSession {
    const session = this.sessions.get(id)
    if (!session) throw createStripeNotFoundError('checkout.session', id)
    if (session.status === 'open' && session.expiresAt <= this.seconds) this.#end(session)
    return session
  }

  expire(id: string): StripeSession {
    const session = this.session(id)
    if (session.status !== 'open' || session.intent?.status === 'processing')
      throw createInvalidRequestError(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Session has a status of \`${session.status}\`.`,
      )
    this.#end(session)
    return session
  }

  /** Submits the payment, as the customer does. */
  pay(id: string, outcome: StripeOutcome): Intent {
    const session = this.session(id)
    if (session.status !== 'open')
      throw createInvalidRequestError('This Checkout Session is no longer active.')
    const intent = (session.intent ??= this.#newIntent(session))
    intent.lastError = null
    if (outcome === 'approve') this.#succeed(session, intent)
    else if (outcome === 'challenge') intent.status = 'requires_action'
    else if (outcome === 'process') this.#process(session, intent)
    else this.#decline(intent, DECLINE_ERRORS[outcome] ?? NOT_AUTHENTICATED_ERROR)
    return intent
  }

  /** Completes the 3-D Secure challenge, as the customer does. */
  endChallenge(id: string, passed: boolean): Intent {
    const session = this.session(id)
    const { intent } = session
    if (intent?.status !== 'requires_action')
      throw createInvalidRequestError('There is nothing to authenticate.')
    if (passed) this.#succeed(session, intent)
    else this.#decline(intent, NOT_AUTHENTICATED_ERROR)
    return intent
  }

  /** Completes a processing payment; with a real bank, this takes days. */
  finishProcessing(id: string, succeeded: boolean): void {
    const session = this.session(id)
    const { intent } = session
    if (intent?.status !== 'processing') throw createInvalidRequestError('Nothing is processing.')
    if (succeeded) intent.charge = createCharge(intent)
    intent.status = succeeded ? 'succeeded' : 'requires_payment_method'
    this.#announce(
      `checkout.session.async_payment_${succeeded ? 'succeeded' : 'failed'}`,
      toSessionObject(session),
    )
  }

  refund(
    intentId: string,
    requestedAmount: number | null,
    metadata: Record<string, string> = {},
  ): RecordedStripeRefund {
    const intent = [...this.sessions.values()].find(
      ({ intent: one }) => one?.id === intentId,
    )?.intent
    if (!intent) throw createStripeNotFoundError('payment_intent', intentId)
    const { charge } = intent
    if (!charge)
      throw createInvalidRequestError(
        'This PaymentIntent does not have a successful charge to refund.',
      )
    if (this.isEmpty)
      throw createInvalidRequestError('Insufficient funds in Stripe account.', {
        code: 'balance_insufficient',
      })
    const left = charge.amount - charge.refunded
    if (left === 0)
      throw createInvalidRequestError(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      })
    const amount = requestedAmount ?? left
    if (amount > left)
      throw createInvalidRequestError('Refund amount is greater than unrefunded amount on charge.')
    charge.refunded += amount
    const refund: RecordedStripeRefund = {
      id: createId('re'),
      amount,
      currency: intent.currency,
      intent: intent.id,
      charge: charge.id,
      metadata,
      status: 'succeeded',
    }
    this.refunds.push(refund)
    this.#announce('refund.created', toStripeRefundObject(refund))
    return refund
  }

  /** Fails a refund, as when the card's bank rejects it: the money returns to the merchant. */
  failRefund(id: string): void {
    const refund = this.refunds.find((one) => one.id === id)
    if (!refund || refund.status !== 'succeeded')
      throw createInvalidRequestError('There is no such refund to fail.')
    refund.status = 'failed'
    for (const { intent } of this.sessions.values())
      if (intent?.id === refund.intent && intent.charge) intent.charge.refunded -= refund.amount
    this.#announce('refund.failed', toStripeRefundObject(refund))
  }

  #newIntent({ amount, currency, intentMetadata }: StripeSession): Intent {
    return {
      id: createId('pi'),
      amount,
      currency,
      status: 'requires_payment_method',
      lastError: null,
      charge: null,
      metadata: intentMetadata,
    }
  }

  #succeed(session: StripeSession, intent: Intent): void {
    intent.charge = createCharge(intent)
    intent.status = 'succeeded'
    session.status = 'complete'
    this.#announce('payment_intent.succeeded', toIntentObject(intent))
    this.#announce('checkout.session.completed', toSessionObject(session))
  }

  #process(session: StripeSession, intent: Intent): void {
    intent.status = 'processing'
    session.status = 'complete'
    this.#announce('checkout.session.completed', toSessionObject(session))
  }

  #decline(intent: Intent, error: CardError): void {
    intent.status = 'requires_payment_method'
    intent.lastError = error
    this.#announce('payment_intent.payment_failed', toIntentObject(intent))
  }

  #end(session: StripeSession): void {
    session.status = 'expired'
    if (session.intent) session.intent.status = 'canceled'
    this.#announce('checkout.session.expired', toSessionObject(session))
  }
}

const createCharge = ({ amount }: Intent): StripeCharge => ({
  id: createId('ch'),
  amount,
  refunded: 0,
})

const createId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`
