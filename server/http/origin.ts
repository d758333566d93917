import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

import type { Config } from '../config/config.ts'
import { Refusal } from '../contract/problem.ts'
import { forwardedBy } from './address.ts'

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
  const host = requestHost(request)
  const asked = `${requestScheme(request, trust)}//${host}`
  return host !== publicUrl.host && URL.canParse(asked) && origin === new URL(asked).origin
}

/** By which name a request calls us. */
export const requestHost = (request: Request): string =>
  request.headers.get('host') ?? new URL(request.url).host

/** How a request has come to the outermost of our proxies. */
export function requestScheme(request: Request, trust: Pick<Trust, 'trustedProxies'>): string {
  const forwarded = forwardedBy(request, 'x-forwarded-proto', trust)
  return forwarded ? `${forwarded.toLowerCase()}:` : new URL(request.url).protocol
}

/** Lets pages of the origins that the operator has named read answers and send cookies; no others. */
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
