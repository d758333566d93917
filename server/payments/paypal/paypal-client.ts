import { NoSuchPaymentError, ProviderDownError } from '../provider.ts'
import { AccessToken } from './access-token.ts'
import { readJsonBody, sendToPayPal } from './paypal-http.ts'
import type { PayPalError } from './paypal-objects.ts'

export type PayPalCredentials = {
  clientId: string
  clientSecret: string
  apiBase: URL
  timeoutMs?: number
  now?: () => Date
}

/** `raw` is sent as it is; `key` makes a call idempotent. */
type RequestContent = { body?: unknown; raw?: string; key?: string }
type Success<T> = { done: true; body: T }
/** An error. `issue` is PayPal's issue code, or null when the call can be retried or there is no code. */
type Failure = { done: false; issue: string | null; failure: Error }

const RETRIABLE_STATUSES = [401, 403, 409, 429]

/** Calls PayPal's REST API. Reuses its access token, and maps all errors to provider errors. */
export class PayPalClient {
  readonly #apiBase: URL
  readonly #timeoutMs: number
  readonly #token: AccessToken

  constructor({ apiBase, timeoutMs = 10_000, ...credentials }: PayPalCredentials) {
    this.#apiBase = apiBase
    this.#timeoutMs = timeoutMs
    this.#token = new AccessToken({ ...credentials, apiBase, timeoutMs })
  }

  async ask<T>(method: string, path: string, sent: RequestContent = {}): Promise<T> {
    const answer = await this.tryTo<T>(method, path, sent)
    if (answer.done) return answer.body
    throw answer.failure
  }

  /** Like `ask`, but returns PayPal's errors instead of throwing them. */
  async tryTo<T>(
    method: string,
    path: string,
    sent: RequestContent = {},
  ): Promise<Success<T> | Failure> {
    const first = await this.#send(method, path, sent)
    // Tokens can be revoked before they expire.
    const response = first.status === 401 ? await this.#sendAgain(method, path, sent) : first
    if (response.ok) return { done: true, body: await readJsonBody<T>(response) }
    return toFailure(response, await readJsonBody<PayPalError>(response).catch(() => ({})))
  }

  #sendAgain(method: string, path: string, sent: RequestContent) {
    this.#token.forget()
    return this.#send(method, path, sent)
  }

  async #send(method: string, path: string, { body, raw, key }: RequestContent): Promise<Response> {
    const text = raw ?? (body === undefined ? null : JSON.stringify(body))
    const token = await this.#token.read()
    return sendToPayPal(() =>
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

function toFailure({ status }: Response, { name, debug_id, details }: PayPalError): Failure {
  const issue = details?.[0]?.issue ?? null
  const what = [status, issue ?? name, debug_id].filter(Boolean).join(', ')
  if (status === 404)
    return createFailure(
      issue,
      new NoSuchPaymentError(`PayPal does not know this payment (${what}).`),
    )
  if (RETRIABLE_STATUSES.includes(status) || status >= 500)
    return createFailure(null, new ProviderDownError(`PayPal is unavailable (${what}).`))
  return createFailure(issue, new Error(`PayPal rejects the request (${what}).`))
}

const createFailure = (issue: string | null, failure: Error): Failure => ({
  done: false,
  issue,
  failure,
})
