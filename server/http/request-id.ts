import type { MiddlewareHandler } from 'hono'

import type { Config } from '../config/config.ts'
import type { Network } from './address.ts'

/** The header that names a request in an answer, in the log and to whoever helps a customer. */
export const REQUEST_ID = 'x-request-id'

/** What a proxy of ours may have called it: nothing that could be anything else in a log. */
const GIVEN = /^[\w-]{8,64}$/

/** Short enough to be read out on the telephone. */
const newRequestId = () => crypto.randomUUID().slice(0, 13)

/**
 * Names every request once, also where one part of the server hands it to another, and says the name
 * in the answer. A name from outside counts only behind a proxy of ours.
 */
export const nameRequest =
  ({ trustedProxies }: Pick<Config, 'trustedProxies'>): MiddlewareHandler<{ Bindings: Network }> =>
  async (c, next) => {
    const given = trustedProxies > 0 ? (c.req.header(REQUEST_ID) ?? '') : ''
    // Tests call without a network.
    const network = (c.env ??= {})
    network.requestId ??= GIVEN.test(given) ? given : newRequestId()
    await next()
    c.res.headers.set(REQUEST_ID, network.requestId)
  }
