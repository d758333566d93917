import { fetchWithTimeout } from '#api/fetch-with-timeout.ts'
import { ApiProblem } from '#api/problem.ts'

/** The card as entered. It is sent to the sandbox and not stored. */
export interface EnteredCard {
  number: string
  expiry: string
  code: string
}

export interface SandboxPayment {
  /** The origin of the API; empty when it is the same as the page's. */
  host: string
  paymentId: string
  clientSecret: string
}

export type SandboxAnswer =
  | { status: 'succeeded' | 'processing' | 'declined' }
  | { status: 'requires_challenge'; challengeUrl: string }

/**
 * The test card for slow payments takes 30 seconds. After this timeout, the result of the payment is unknown.
 */
const TIMEOUT_MS = 45_000

/**
 * Pays with a test card over the sandbox's own protocol. Like those of Stripe and PayPal, it is not part of the
 * contract. Throws an `ApiProblem` when the sandbox does not respond; the card may still have been charged.
 */
export async function paySandbox(
  { host, paymentId, clientSecret }: SandboxPayment,
  card: EnteredCard,
  signal: AbortSignal,
): Promise<SandboxAnswer> {
  const origin = host || location.origin
  const url = new URL(`/sandbox/payments/${encodeURIComponent(paymentId)}/pay`, origin)
  const response = await fetchWithTimeout(url, TIMEOUT_MS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientSecret, ...card }),
    signal,
  }).catch((thrown: unknown) => {
    throw toApiProblem(thrown)
  })
  if (!response.ok) throw new ApiProblem({ kind: 'http', status: response.status })
  const answer = readAnswer(await response.json().catch(() => null), origin)
  if (!answer) throw new ApiProblem({ kind: 'contract' })
  return answer
}

function toApiProblem(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown.name === 'AbortError') return thrown
  return new ApiProblem({ kind: thrown.name === 'TimeoutError' ? 'timeout' : 'network' })
}

function readAnswer(body: unknown, origin: string): SandboxAnswer | null {
  if (typeof body !== 'object' || body === null || !('status' in body)) return null
  const { status } = body
  if (status === 'succeeded' || status === 'processing' || status === 'declined') return { status }
  if (status !== 'requires_challenge' || !('challengeUrl' in body)) return null
  const url = parseUrl(String(body.challengeUrl), origin)
  // A window that the page opens must stay on the sandbox's origin.
  return url?.origin === origin ? { status, challengeUrl: url.href } : null
}

/** Replaces `URL.parse`, which needs Chrome 126, Safari 18 or Firefox 126. */
function parseUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
