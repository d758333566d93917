import type { MiddlewareHandler } from 'hono'

import type { Config } from '../config/config.ts'

/** Not covered by `default-src`: no base for links, no forms, no framing. */
export const CLOSED_DIRECTIVES = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Wallets open from a provider's frame only if the page lists its origin, whatever the frame's own
 * `allow` attribute says (https://www.w3.org/TR/permissions-policy/#introduction).
 */
export const permissionsPolicy = (paymentFrames: readonly string[]): string => {
  const payers = ['self', ...paymentFrames.map((origin) => `"${origin}"`)]
  return `camera=(), microphone=(), geolocation=(self), payment=(${payers.join(' ')})`
}

/**
 * Sent with every response. Anything but a page loads and executes nothing; pages bring their own
 * policy.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': `default-src 'none'; ${CLOSED_DIRECTIVES}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  // A payment provider's window must be able to return to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissionsPolicy([]),
}

const YEAR = 31_536_000

/** The same, plus HSTS when the site is served by https. */
export const headersFor = ({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> =>
  publicUrl.protocol === 'https:'
    ? { ...SECURITY_HEADERS, 'strict-transport-security': `max-age=${YEAR}; includeSubDomains` }
    : SECURITY_HEADERS

/** API responses are not cached. */
export const API_HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
}

/** Adds the headers that a response does not set itself. */
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
