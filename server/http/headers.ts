import type { MiddlewareHandler } from 'hono'

import type { Config } from '../config/config.ts'

/** Directives that `default-src` does not cover: no base URL, no forms, no framing. */
export const CLOSED_DIRECTIVES = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Wallets open from a provider's frame only if the page lists its origin, regardless of the frame's own `allow`
 * attribute (https://www.w3.org/TR/permissions-policy/#introduction).
 */
export const makePermissionsPolicy = (paymentFrames: readonly string[]): string => {
  const payers = ['self', ...paymentFrames.map((origin) => `"${origin}"`)]
  return `camera=(), microphone=(), geolocation=(self), payment=(${payers.join(' ')})`
}

/** Sent with every response. Blocks scripts and all resources; pages set their own policy. */
export const SECURITY_HEADERS = {
  'content-security-policy': `default-src 'none'; ${CLOSED_DIRECTIVES}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  // A payment provider's window must be able to return to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': makePermissionsPolicy([]),
}

const SECONDS_PER_YEAR = 31_536_000

/** Returns the security headers, with HSTS when the site is served over https. */
export const makeSecurityHeaders = ({
  publicUrl,
}: Pick<Config, 'publicUrl'>): Record<string, string> =>
  publicUrl.protocol === 'https:'
    ? {
        ...SECURITY_HEADERS,
        'strict-transport-security': `max-age=${SECONDS_PER_YEAR}; includeSubDomains`,
      }
    : SECURITY_HEADERS

/** The headers of API responses, which must not be cached. */
export const API_HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
}

/** Adds the headers that the response does not have yet. */
export function completeHeaders(response: Response, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value)
}

export const addMissingHeaders =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (c, next) => {
    await next()
    completeHeaders(c.res, headers)
  }
