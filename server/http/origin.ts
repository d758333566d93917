import type { Config } from '../config.ts'
import { Refusal } from '../problem.ts'
import { API_HEADERS } from './headers.ts'

type Trust = Pick<Config, 'allowedOrigins' | 'publicUrl' | 'trustProxy'>

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A page of another site must not act with a customer's cookie. Browsers name the page's origin
 * on every unsafe call; a call that names none does not come from a page.
 */
export function refuseForeignPages(request: Request, trust: Trust): void {
  if (SAFE_METHODS.has(request.method)) return
  const origin = request.headers.get('origin')
  const isForeign = origin
    ? !isOwnOrigin(origin, request, trust) && !trust.allowedOrigins.includes(origin)
    : request.headers.get('sec-fetch-site') === 'cross-site'
  if (isForeign) throw new Refusal('foreign-origin')
}

function isOwnOrigin(origin: string, request: Request, trust: Trust): boolean {
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  // The scheme may change on the way through a proxy, the host may not.
  return (
    host === (request.headers.get('host') ?? new URL(request.url).host) ||
    host === trust.publicUrl.host
  )
}

/** The headers that let a page of an allowed origin read the answer and send cookies. */
export function crossOriginHeaders(request: Request, trust: Trust): Record<string, string> {
  const origin = request.headers.get('origin')
  if (!origin || !trust.allowedOrigins.includes(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'ETag, Retry-After',
  }
}

/**
 * Answers `OPTIONS`: whoever asks hears which methods there are; only a page of an allowed origin,
 * that it may use them.
 */
export function preflight(request: Request, trust: Trust, methods: readonly string[]): Response {
  const headers: Record<string, string> = {
    ...API_HEADERS,
    ...crossOriginHeaders(request, trust),
    allow: [...methods, 'OPTIONS'].join(', '),
  }
  if (!headers['access-control-allow-origin']) return new Response(null, { status: 204, headers })
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? 'content-type',
      'access-control-max-age': '600',
    },
  })
}
