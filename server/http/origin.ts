import type { Config } from '../config.ts'
import { Refusal } from '../problem.ts'
import { forwardedBy } from './address.ts'
import { API_HEADERS } from './headers.ts'

type Trust = Pick<Config, 'allowedOrigins' | 'publicUrl' | 'trustedProxies'>

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

/**
 * The address of customers, or the one that was asked for, scheme and host. By a name that has an
 * address of customers, that one alone: over http anybody in between may write such a page.
 */
function isOwnOrigin(origin: string, request: Request, trust: Trust): boolean {
  const { publicUrl } = trust
  if (origin === publicUrl.origin) return true
  const host = hostOf(request)
  const asked = `${schemeOf(request, trust)}//${host}`
  return host !== publicUrl.host && URL.canParse(asked) && origin === new URL(asked).origin
}

/** By which name a request calls us. */
export const hostOf = (request: Request): string =>
  request.headers.get('host') ?? new URL(request.url).host

/** How a request has come to the outermost of our proxies. */
export function schemeOf(request: Request, trust: Pick<Trust, 'trustedProxies'>): string {
  const forwarded = forwardedBy(request, 'x-forwarded-proto', trust)
  return forwarded ? `${forwarded.toLowerCase()}:` : new URL(request.url).protocol
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
