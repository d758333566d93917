import type { MiddlewareHandler } from 'hono'

import type { Config } from '../config/config.ts'
import type { Network } from './address.ts'

/** The header with the request id in responses, for logs and customer support. */
export const REQUEST_ID = 'x-request-id'

/** The accepted format of a proxy's request id: safe in logs. */
const EXTERNAL_ID = /^[\w-]{8,64}$/

/** Short enough to be read out on the phone. */
const newRequestId = () => crypto.randomUUID().slice(0, 13)

/**
 * Assigns each request one id, also across internal handovers, and returns it in the response. An
 * external id counts only behind a trusted proxy.
 */
export const nameRequest =
  ({ trustedProxies }: Pick<Config, 'trustedProxies'>): MiddlewareHandler<{ Bindings: Network }> =>
  async (c, next) => {
    const given = trustedProxies > 0 ? (c.req.header(REQUEST_ID) ?? '') : ''
    // Tests call without a network.
    const network = (c.env ??= {})
    network.requestId ??= EXTERNAL_ID.test(given) ? given : newRequestId()
    await next()
    c.res.headers.set(REQUEST_ID, network.requestId)
  }
