import type { MiddlewareHandler } from 'hono'

import type { Config } from '../config/config.ts'

/** On every answer. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  // The window of a payment provider has to find back to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
}

const YEAR = 31_536_000

/** The same, and for customers who come by https: never by anything else. */
export const headersFor = ({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> =>
  publicUrl.protocol === 'https:'
    ? { ...SECURITY_HEADERS, 'strict-transport-security': `max-age=${YEAR}; includeSubDomains` }
    : SECURITY_HEADERS

/** The API is data: nothing in it is ever run or kept. */
export const API_HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Adds what an answer does not say itself. */
export const addMissingHeaders =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
