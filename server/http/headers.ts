import type { MiddlewareHandler } from 'hono'

import type { Config } from '../config/config.ts'

/** What `default-src` does not cover: no base for links, no form, nobody's frame. */
export const CLOSED_DIRECTIVES = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** On every answer. What is no page loads and runs nothing; a page brings a policy of its own. */
export const SECURITY_HEADERS = {
  'content-security-policy': `default-src 'none'; ${CLOSED_DIRECTIVES}`,
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

/** The API is data that nobody keeps. */
export const API_HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
}

/** Adds what an answer does not say itself. */
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
