import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

import type { Config } from '../config/config.ts'
import { Refusal } from '../contract/problem.ts'
import { readForwardedHeader } from './address.ts'

type TrustConfig = Pick<Config, 'allowedOrigins' | 'publicUrl' | 'trustedProxies'>

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects calls from pages on other sites, which must not act with a customer's cookie. Browsers send the
 * page's origin with every unsafe call; a call without an origin does not come from a page.
 */
export function refuseForeignPages(request: Request, trust: TrustConfig): void {
  if (SAFE_METHODS.has(request.method)) return
  const origin = request.headers.get('origin')
  const isForeign = origin
    ? !isOwnOrigin(origin, request, trust) && !trust.allowedOrigins.includes(origin)
    : request.headers.get('sec-fetch-site') === 'cross-site'
  if (isForeign) throw new Refusal('foreign-origin')
}

/**
 * Whether the origin is the public URL, or the requested scheme and host. On the host of the public URL, only
 * the scheme of that URL is accepted, because an attacker in the network could forge a page over http.
 */
function isOwnOrigin(origin: string, request: Request, trust: TrustConfig): boolean {
  const { publicUrl } = trust
  if (origin === publicUrl.origin) return true
  const host = readRequestHost(request)
  const requested = `${readRequestScheme(request, trust)}//${host}`
  return host !== publicUrl.host && URL.canParse(requested) && origin === new URL(requested).origin
}

export const readRequestHost = (request: Request): string =>
  request.headers.get('host') ?? new URL(request.url).host

/** Returns the scheme with which the request reached the outermost trusted proxy. */
export function readRequestScheme(
  request: Request,
  trust: Pick<TrustConfig, 'trustedProxies'>,
): string {
  const forwarded = readForwardedHeader(request, 'x-forwarded-proto', trust)
  return forwarded ? `${forwarded.toLowerCase()}:` : new URL(request.url).protocol
}

/** Lets pages of allowed origins read responses and send cookies. */
export function allowOrigins({
  allowedOrigins,
}: Pick<TrustConfig, 'allowedOrigins'>): MiddlewareHandler {
  const named = cors({
    origin: [...allowedOrigins],
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
  return async (c, next) => {
    if (allowedOrigins.includes(c.req.header('origin') ?? '')) return named(c, next)
    await next()
    c.header('vary', 'Origin', { append: true })
  }
}
