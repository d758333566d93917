import type { MiddlewareHandler } from 'hono'

import type { Config } from '../config/config.ts'
import type { Network } from './address.ts'

/** The response header with the request id, for logs and customer support. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The accepted format of a request id from a proxy, which is safe to log. */
const EXTERNAL_ID_PATTERN = /^[\w-]{8,64}$/

/** Creates an id that is short enough to read out on the phone. */
const createRequestId = () => crypto.randomUUID().slice(0, 13)

/**
 * Assigns an id to each request and returns it in the response. Internally forwarded requests keep their id. An
 * id from outside is accepted only behind a trusted proxy.
 */
export const assignRequestId =
  ({ trustedProxies }: Pick<Config, 'trustedProxies'>): MiddlewareHandler<{ Bindings: Network }> =>
  async (c, next) => {
    const given = trustedProxies > 0 ? (c.req.header(REQUEST_ID_HEADER) ?? '') : ''
    // Tests call the app without bindings.
    const network = (c.env ??= {})
    network.requestId ??= EXTERNAL_ID_PATTERN.test(given) ? given : createRequestId()
    await next()
    c.res.headers.set(REQUEST_ID_HEADER, network.requestId)
  }
