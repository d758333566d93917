import type { RequestHandler } from '../api/app.ts'
import type { Config } from '../config/config.ts'
import { readClientAddress, type Network, toNetworkPrefix } from '../http/address.ts'
import { withCaller } from '../http/caller.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { CallQueue } from './call-queue.ts'
import { withTimeout } from './with-timeout.ts'

type Limits = Pick<Config, 'rateLimit' | 'testControl' | 'trustedProxies'>

const isNeverGone = () => false

/**
 * Applies a rate limit per network, the queue and a timeout to every API call. Health checks and pages bypass
 * them.
 */
export function admitCalls(
  api: RequestHandler,
  config: Limits,
  options: { log?: (line: string) => void; now?: () => Date } = {},
): RequestHandler {
  const { log = () => undefined, now = () => new Date() } = options
  const queue = new CallQueue()
  const warnOfProxy = callOnce(() => log(UNTRUSTED_PROXY_WARNING))
  const limiter = config.rateLimit ? new RateLimiter(now) : null

  return async (request: Request, network: Network = {}) => {
    const address = readClientAddress(request, network, config)
    if (limiter && config.trustedProxies === 0 && request.headers.has('x-forwarded-for'))
      warnOfProxy()
    limiter?.takeFor('call', address)
    const isGone = network.isGone ?? isNeverGone
    const caller = { network: limiter ? toNetworkPrefix(address) : null, isGone }
    const answered = queue.run(caller, () => withCaller(isGone, () => api(request, network)))
    return isExemptFromTimeout(request, config) ? answered : withTimeout(answered)
  }
}

const UNTRUSTED_PROXY_WARNING =
  'Requests come through a proxy and TRUSTED_PROXIES is 0: limits count all customers as one. Set TRUSTED_PROXIES.'

function callOnce(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

/** Exempts calls from the timeout: uploads may be slow, and tests delay calls on purpose. */
const isExemptFromTimeout = (request: Request, { testControl }: Limits) =>
  testControl || /^multipart\//i.test(request.headers.get('content-type') ?? '')
