import type { MiddlewareHandler } from 'hono'

import { matchCall } from '../contract/contract.ts'
import type { Network } from '../http/address.ts'
import type { LogWriter } from './log.ts'
import type { CompletedCall } from './metrics.ts'
import type { CallTracer } from './tracing.ts'

export type CallWatch = {
  observe?: (call: CompletedCall) => void
  info?: LogWriter
  trace?: CallTracer
  /** Counts a rendered page, or the reason why the shell was sent instead. */
  countPage?: (outcome: string) => void
}

/**
 * Counts, logs and traces calls by operation id, and all other requests as pages, because URLs contain tokens,
 * passwords and names. Logs the id of the account that a call concerns (ASVS 16.2.1).
 */
export const watchCalls =
  ({ observe, info, trace }: CallWatch): MiddlewareHandler<{ Bindings: Network }> =>
  async (c, next) => {
    const { method, headers } = c.req.raw
    const operation = getOperationName(method, c.req.path)
    const start = performance.now()
    const answer = async () => {
      await next()
      return c.res.status
    }
    const status = await (trace
      ? trace({ operation, method, headers, requestId: c.env.requestId }, answer)
      : answer())
    const seconds = (performance.now() - start) / 1000
    observe?.({ operation, status, seconds })
    const milliseconds = Math.round(seconds * 1000)
    const { requestId, accountId } = c.env
    const facts = { requestId, accountId, operation, status, milliseconds }
    info?.(`${method} ${operation} ${status}`, facts)
  }

function getOperationName(method: string, path: string): string {
  if (!/^\/api\//i.test(path)) return 'page'
  return matchCall(method, path).operation?.id ?? 'unknown'
}
