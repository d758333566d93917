import { ProviderDownError } from '../provider.ts'
import { readJsonBody, sendToPayPal } from './paypal-http.ts'

type Credentials = {
  clientId: string
  clientSecret: string
  apiBase: URL
  timeoutMs: number
  now?: () => Date
}
type CachedToken = { token: string; until: number }

/** The token is not used in its last minute, so that it cannot expire during a call. */
const EXPIRY_MARGIN_MS = 60_000

/** The OAuth token of this server. It is fetched once, reused until it expires, and stored only in memory. */
export class AccessToken {
  readonly #credentials: Credentials
  readonly #now: () => Date
  #cached: Promise<CachedToken> | null = null

  constructor(credentials: Credentials) {
    this.#credentials = credentials
    this.#now = credentials.now ?? (() => new Date())
  }

  async read(): Promise<string> {
    const cached = (this.#cached ??= this.#fetch())
    const { token, until } = await cached
    if (until > this.#now().getTime()) return token
    // The first caller that finds the token expired fetches a new one; the others await the same response.
    if (this.#cached === cached) this.forget()
    return (await (this.#cached ??= this.#fetch())).token
  }

  forget(): void {
    this.#cached = null
  }

  #fetch(): Promise<CachedToken> {
    const pending = this.#request()
    pending.catch(() => {
      if (this.#cached === pending) this.forget()
    })
    return pending
  }

  async #request(): Promise<CachedToken> {
    const { apiBase, clientId, clientSecret, timeoutMs } = this.#credentials
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const response = await sendToPayPal(() =>
      fetch(new URL('/v1/oauth2/token', apiBase), {
        method: 'POST',
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    )
    if (!response.ok) throw new ProviderDownError(`PayPal denies access (${response.status}).`)
    const answer = await readJsonBody<{ access_token: string; expires_in: number }>(response)
    const life = Math.max(0, answer.expires_in * 1000 - EXPIRY_MARGIN_MS)
    return { token: answer.access_token, until: this.#now().getTime() + life }
  }
}
