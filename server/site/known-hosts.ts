import type { Config } from '../config/config.ts'
import { requestHost } from '../http/origin.ts'

/**
 * Whether a request calls us by a name of ours. A page that has had the address of its own name moved
 * to this machine (DNS rebinding) would otherwise read what is answered here.
 */
export function isKnownHost(request: Request, { allowedHosts }: Pick<Config, 'allowedHosts'>) {
  const name = requestHost(request).toLowerCase().replace(/:\d+$/, '')
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
