import { randomBytes } from 'node:crypto'

import { toMinor } from '@masar/domain/money/money.ts'

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
import { createPayPalCommands } from './commands.ts'
import { PayPalLedger } from './ledger.ts'
import { createPayPalPageRoutes } from './pages.ts'
import {
  PayPalApiError,
  createPayPalNotFoundError,
  createUnprocessableError,
} from './paypal-api-error.ts'
import { createPayPalServerRoutes } from './server-calls.ts'
import { isPayPalSignatureValid, signPayPalWebhook } from './signature.ts'

export type PayPalSimulatorOptions = {
  port?: number
  clientId?: string
  clientSecret?: string
  webhookId?: string
  /** The webhook target; none by default. */
  webhooks?: WebhookTarget | null
  now?: () => Date
}

/** Simulates PayPal on loopback: its REST API, window, page script and webhooks. */
export class PayPalSimulator {
  readonly failures = new FailureInjection()
  readonly webhooks: Deliveries
  readonly ledger: PayPalLedger
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  /** Every received call, such as `POST /v1/oauth2/token`. */
  readonly calls: string[] = []
  readonly #tokens = new Set<string>()
  readonly #replay = new Replay()
  readonly #serverCalls: readonly Route[]
  readonly #pages: readonly Route[]
  #loopback: Loopback | null = null

  constructor(options: PayPalSimulatorOptions = {}) {
    this.clientId = options.clientId ?? `client-${randomBytes(12).toString('hex')}`
    this.clientSecret = options.clientSecret ?? `secret-${randomBytes(12).toString('hex')}`
    this.webhookId = options.webhookId ?? randomBytes(9).toString('hex').toUpperCase()
    this.webhooks = new Deliveries(
      (notice) => signPayPalWebhook(notice, this.webhookId),
      options.webhooks ?? null,
    )
    this.ledger = new PayPalLedger(options.now ?? (() => new Date()), (type, kind, resource) =>
      this.webhooks.announce(createNotice(type, kind, resource)),
    )
    this.#serverCalls = createPayPalServerRoutes(this.ledger)
    this.#pages = createPayPalPageRoutes(this.ledger)
  }

  static async start(options: PayPalSimulatorOptions = {}): Promise<PayPalSimulator> {
    const simulator = new PayPalSimulator(options)
    simulator.#loopback = await listenOnLoopback(
      {
        failure: (received) => simulator.failures.take(received),
        refuse: (status) =>
          answerJson({ name: 'INTERNAL_SERVER_ERROR', debug_id: 'simulated' }, status),
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
    const { clientId, clientSecret, webhookId } = this
    return { clientId, clientSecret, webhookId, apiBase: new URL(this.url) }
  }

  /** The captured payments, one entry per capture. */
  get charges(): CapturedMoney[] {
    return [...this.ledger.orders.values()].flatMap(({ id, invoiceId, captures }) =>
      captures
        .filter(({ status }) => status === 'COMPLETED' || status === 'REFUNDED')
        .map(({ amount: { value, currency_code }, status }) => {
          const amount = toMinor(Number(value), currency_code)
          const refunded = status === 'REFUNDED' ? amount : 0
          return { reference: id, bookingId: invoiceId, amount, currency: currency_code, refunded }
        }),
    )
  }

  get refunds() {
    return [...this.ledger.orders.values()].flatMap(({ refunds }) => refunds)
  }

  /** Expires all access tokens. */
  withdrawTokens(): void {
    this.#tokens.clear()
  }

  async stop(): Promise<void> {
    await this.webhooks.arrived()
    await this.#loopback?.close()
  }

  async answer(received: SimulatorRequest): Promise<SimulatorResponse> {
    const call = `${received.method} ${received.path}`
    try {
      if (received.path.startsWith(CONTROL_PATH)) return await this.#obey(received)
      this.calls.push(call)
      if (call === 'POST /v1/oauth2/token') return this.#newToken(received)
      return (await routeRequest(this.#pages, received)) ?? (await this.#answerServer(received))
    } catch (error) {
      if (error instanceof PayPalApiError) return error.answer
      throw error
    }
  }

  #obey(received: SimulatorRequest): Promise<SimulatorResponse> {
    const records = () => ({ charges: this.charges, refunds: this.refunds, calls: this.calls })
    return answerControl(received, records, {
      ...createCommonCommands(this),
      ...createPayPalCommands(this.ledger),
    })
  }

  #newToken({ headers }: SimulatorRequest): SimulatorResponse {
    const basic = Buffer.from(`${this.clientId}:${this.clientSecret}`).toString('base64')
    if (headers.get('authorization') !== `Basic ${basic}`)
      return answerJson({ error: 'invalid_client' }, 401)
    const token = `A21AA-${randomBytes(24).toString('hex')}`
    this.#tokens.add(token)
    return answerJson({ access_token: token, token_type: 'Bearer', expires_in: 32_400 })
  }

  async #answerServer(received: SimulatorRequest): Promise<SimulatorResponse> {
    const token = received.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    if (!this.#tokens.has(token)) return answerJson({ name: 'AUTHENTICATION_FAILURE' }, 401)
    if (received.path === '/v1/notifications/verify-webhook-signature')
      return answerJson({
        verification_status: isPayPalSignatureValid(received.body) ? 'SUCCESS' : 'FAILURE',
      })

    const key = received.headers.get('paypal-request-id')
    const former = key === null ? null : this.#replay.find(key, received)
    if (former === 'mismatch') throw createUnprocessableError('DUPLICATE_REQUEST_ID')
    if (former) return former
    const answer = await routeRequest(this.#serverCalls, received).catch(toErrorResponse)
    if (!answer) throw createPayPalNotFoundError()
    if (key !== null) this.#replay.keep(key, received, answer)
    return answer
  }
}

/** Converts an error to a response, which is stored by key like a success. */
function toErrorResponse(error: unknown): SimulatorResponse {
  if (error instanceof PayPalApiError) return error.answer
  throw error
}

function createNotice(type: string, kind: string, resource: unknown): WebhookNotice {
  const id = `WH-${randomBytes(12).toString('hex').toUpperCase()}`
  // Formatted unlike `JSON.stringify`, so that serializing it again would change its checksum.
  const payload = `{ "id": "${id}", "event_version": "1.0", "resource_type": "${kind}", "event_type": "${type}", "summary": "", "resource": ${JSON.stringify(resource)} }`
  return { id, type, payload }
}
