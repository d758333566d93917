import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

import type { Config } from '../config/config.ts'
import { Refusal } from '../contract/problem.ts'
import { forwardedBy } from './address.ts'

type Trust = Pick<Config, 'allowedOrigins' | 'publicUrl' | 'trustedProxies'>

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A page of another site must not act with a customer's cookie. Browsers send the page's origin
 * with every unsafe call; a call without one does not come from a page.
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
 * Whether the origin is the public URL, or the requested scheme and host. For the host name of the
 * public URL only its own scheme counts: over http an attacker in the network could forge a page.
 */
function isOwnOrigin(origin: string, request: Request, trust: Trust): boolean {
  const { publicUrl } = trust
  if (origin === publicUrl.origin) return true
  const host = requestHost(request)
  const requested = `${requestScheme(request, trust)}//${host}`
  return host !== publicUrl.host && URL.canParse(requested) && origin === new URL(requested).origin
}

/** The requested host name. */
export const requestHost = (request: Request): string =>
  request.headers.get('host') ?? new URL(request.url).host

/** The scheme by which the request reached the outermost trusted proxy. */
export function requestScheme(request: Request, trust: Pick<Trust, 'trustedProxies'>): string {
  const forwarded = forwardedBy(request, 'x-forwarded-proto', trust)
  return forwarded ? `${forwarded.toLowerCase()}:` : new URL(request.url).protocol
}

/** Lets pages of allowed origins read responses and send cookies. */
export function crossOrigin({ allowedOrigins }: Pick<Trust, 'allowedOrigins'>): MiddlewareHandler {
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
