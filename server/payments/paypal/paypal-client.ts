import { NoSuchPayment, ProviderDown } from '../provider.ts'
import { AccessToken } from './access-token.ts'
import { readJsonBody, send } from './paypal-http.ts'
import type { PayPalError } from './paypal-objects.ts'

export type PayPalCredentials = {
  clientId: string
  clientSecret: string
  apiBase: URL
  timeoutMs?: number
  now?: () => Date
}

/** `raw` is sent as it is; `key` makes a call idempotent. */
type Sent = { body?: unknown; raw?: string; key?: string }
type Done<T> = { done: true; body: T }
/** An error with PayPal's reason; null for none. */
type Refused = { done: false; issue: string | null; failure: Error }

const RETRIABLE_STATUSES = [401, 403, 409, 429]

/** PayPal's REST API: one token for many calls, one type of error. */
export class PayPalClient {
  readonly #apiBase: URL
  readonly #timeoutMs: number
  readonly #token: AccessToken

  constructor({ apiBase, timeoutMs = 10_000, ...credentials }: PayPalCredentials) {
    this.#apiBase = apiBase
    this.#timeoutMs = timeoutMs
    this.#token = new AccessToken({ ...credentials, apiBase, timeoutMs })
  }

  async ask<T>(method: string, path: string, sent: Sent = {}): Promise<T> {
    const answer = await this.tryTo<T>(method, path, sent)
    if (answer.done) return answer.body
    throw answer.failure
  }

  /** Like `ask`, for calls whose errors are results. */
  async tryTo<T>(method: string, path: string, sent: Sent = {}): Promise<Done<T> | Refused> {
    const first = await this.#send(method, path, sent)
    // Tokens can be revoked before they expire.
    const response = first.status === 401 ? await this.#sendAgain(method, path, sent) : first
    if (response.ok) return { done: true, body: await readJsonBody<T>(response) }
    return toRefused(response, await readJsonBody<PayPalError>(response).catch(() => ({})))
  }

  #sendAgain(method: string, path: string, sent: Sent) {
    this.#token.forget()
    return this.#send(method, path, sent)
  }

  async #send(method: string, path: string, { body, raw, key }: Sent): Promise<Response> {
    const text = raw ?? (body === undefined ? null : JSON.stringify(body))
    const token = await this.#token.read()
    return send(() =>
      fetch(new URL(path, this.#apiBase), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(text !== null && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'paypal-request-id': key }),
          prefer: 'return=representation',
        },
        body: text,
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeoutMs),
      }),
    )
  }
}

function toRefused({ status }: Response, { name, debug_id, details }: PayPalError): Refused {
  const issue = details?.[0]?.issue ?? null
  const what = [status, issue ?? name, debug_id].filter(Boolean).join(', ')
  if (status === 404)
    return failed(issue, new NoSuchPayment(`PayPal does not know this payment (${what}).`))
  if (RETRIABLE_STATUSES.includes(status) || status >= 500)
    return failed(null, new ProviderDown(`PayPal is unavailable (${what}).`))
  return failed(issue, new Error(`PayPal rejects the request (${what}).`))
}

const failed = (issue: string | null, failure: Error): Refused => ({ done: false, issue, failure })
