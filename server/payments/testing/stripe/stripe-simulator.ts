import { createHmac, randomBytes } from 'node:crypto'

import { answerControl, createCommonCommands, CONTROL_PATH } from '../simulator/control.ts'
import { Deliveries, type WebhookNotice, type WebhookTarget } from '../simulator/deliveries.ts'
import { FailureInjection } from '../simulator/failure-injection.ts'
import {
  answerJson,
  listenOnLoopback,
  type Loopback,
  type SimulatorResponse,
  type SimulatorRequest,
} from '../simulator/loopback.ts'
import { Replay } from '../simulator/replay.ts'
import { type Route, routeRequest } from '../simulator/routes.ts'
import type { CapturedMoney } from '../simulator/captured-money.ts'
import { createStripeCommands } from './commands.ts'
import { StripeLedger } from './ledger.ts'
import { createStripeScriptRoutes } from './page-calls.ts'
import { createStripePageRoutes } from './pages.ts'
import type { StripeOutcome } from './records.ts'
import { createStripeServerRoutes } from './server-calls.ts'
import { StripeApiError } from './stripe-api-error.ts'

export type StripeSimulatorOptions = {
  port?: number
  secretKey?: string
  publishableKey?: string
  webhookSecret?: string
  /** The webhook target; none by default. */
  webhooks?: WebhookTarget | null
  now?: () => Date
}

/** Simulates Stripe on loopback: its API for the official SDK, its page script and its webhooks. */
export class StripeSimulator {
  readonly failures = new FailureInjection()
  readonly webhooks: Deliveries
  readonly ledger: StripeLedger
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** The result of the next payment on the page, whatever the card. */
  readonly planned: { outcome: StripeOutcome | null } = { outcome: null }
  /** Every received call, such as `POST /v1/refunds`. */
  readonly calls: string[] = []
  readonly #replay = new Replay()
  readonly #serverCalls: readonly Route[]
  readonly #pageCalls: readonly Route[]
  #loopback: Loopback | null = null

  constructor(options: StripeSimulatorOptions = {}) {
    const now = options.now ?? (() => new Date())
    this.secretKey = options.secretKey ?? `sk_test_${randomBytes(12).toString('hex')}`
    this.publishableKey = options.publishableKey ?? `pk_test_${randomBytes(12).toString('hex')}`
    this.webhookSecret = options.webhookSecret ?? `whsec_${randomBytes(12).toString('hex')}`
    this.webhooks = new Deliveries((notice) => this.signed(notice), options.webhooks ?? null)
    this.ledger = new StripeLedger(now, (type, object) =>
      this.webhooks.announce(createNotice(type, object, this.ledger.seconds)),
    )
    this.#serverCalls = createStripeServerRoutes(this.ledger)
    this.#pageCalls = [
      ...createStripeScriptRoutes(this.ledger, this.publishableKey, this.planned),
      ...createStripePageRoutes(this.ledger),
    ]
  }

  static async start(options: StripeSimulatorOptions = {}): Promise<StripeSimulator> {
    const simulator = new StripeSimulator(options)
    simulator.#loopback = await listenOnLoopback(
      {
        failure: (received) => simulator.failures.take(received),
        refuse: (status) =>
          answerJson({ error: { type: 'api_error', message: 'Something went wrong.' } }, status),
        answer: (received) => simulator.answer(received),
      },
      options.port,
    )
    return simulator
  }

  get url(): string {
    return this.#loopback?.url ?? ''
  }

  /** The settings that a server needs to use this simulator. */
  get settings() {
    const { secretKey, publishableKey, webhookSecret } = this
    return { secretKey, publishableKey, webhookSecret, apiBase: new URL(this.url) }
  }

  /** The captured payments, one entry per charge. */
  get charges(): CapturedMoney[] {
    return [...this.ledger.sessions.values()].flatMap(({ id, intent, metadata }) =>
      intent?.charge
        ? [
            {
              reference: id,
              bookingId: metadata['bookingId'] ?? null,
              amount: intent.charge.amount,
              currency: intent.currency.toUpperCase(),
              refunded: intent.charge.refunded,
            },
          ]
        : [],
    )
  }

  get refunds() {
    return this.ledger.refunds
  }

  async stop(): Promise<void> {
    await this.webhooks.arrived()
    await this.#loopback?.close()
  }

  /** Returns the signature header of a webhook in Stripe's format. */
  signed({ payload }: WebhookNotice, at = Math.floor(Date.now() / 1000)): Record<string, string> {
    const mac = createHmac('sha256', this.webhookSecret).update(`${at}.${payload}`).digest('hex')
    return { 'stripe-signature': `t=${at},v1=${mac}` }
  }

  async answer(received: SimulatorRequest): Promise<SimulatorResponse> {
    const call = `${received.method} ${received.path}`
    try {
      if (received.path.startsWith(CONTROL_PATH)) return await this.#obey(received)
      this.calls.push(call)
      const shown = await routeRequest(this.#pageCalls, received)
      return shown ?? (await this.#answerServer(received))
    } catch (error) {
      if (error instanceof StripeApiError) return error.answer
      throw error
    }
  }

  #obey(received: SimulatorRequest): Promise<SimulatorResponse> {
    const records = () => ({ charges: this.charges, refunds: this.refunds, calls: this.calls })
    return answerControl(received, records, {
      ...createCommonCommands(this),
      ...createStripeCommands(this.ledger, this.planned),
    })
  }

  async #answerServer(received: SimulatorRequest): Promise<SimulatorResponse> {
    if (received.headers.get('authorization') !== `Bearer ${this.secretKey}`)
      throw new StripeApiError(401, {
        type: 'invalid_request_error',
        message: 'Invalid API Key provided: sk_test_****',
      })
    const key = received.method === 'POST' ? received.headers.get('idempotency-key') : null
    const former = key === null ? null : this.#replay.find(key, received)
    if (former === 'mismatch')
      throw new StripeApiError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    if (former) return { ...former, headers: { ...former.headers, 'idempotent-replayed': 'true' } }
    const answer = await routeRequest(this.#serverCalls, received)
    if (!answer)
      throw new StripeApiError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${received.method}: ${received.path}).`,
      })
    if (key !== null) this.#replay.keep(key, received, answer)
    return answer
  }
}

function createNotice(type: string, object: unknown, created: number): WebhookNotice {
  const id = `evt_${randomBytes(12).toString('hex')}`
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  })
  return { id, type, payload }
}
