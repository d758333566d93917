import type { Config } from '../config/config.ts'
import { readRequestHost } from '../http/origin.ts'

/**
 * Returns whether a request's `Host` is one of ours. Without this check, a page whose own host name resolves to
 * this machine (DNS rebinding) could read our responses.
 */
export function isKnownHost(request: Request, { allowedHosts }: Pick<Config, 'allowedHosts'>) {
  const name = readRequestHost(request).toLowerCase().replace(/:\d+$/, '')
  return allowedHosts === null || allowedHosts.includes(name)
}

export const refuseHost = () =>
  new Response(
    'This server does not know that name. PUBLIC_URL and ALLOWED_HOSTS give it others.',
    {
      status: 421,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    },
  )
