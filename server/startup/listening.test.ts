import { expect, it } from 'vitest'

import { Health } from '../monitoring/health.ts'
import { listen } from './listening.ts'

/** What proxies keep a connection for, in seconds: nginx `keepalive_timeout` of an upstream, Caddy `keepalive`. */
const OF_PROXIES = { nginx: 60, caddy: 120 }

it('a connection is kept for longer than the proxy before it keeps its own', async () => {
  const at = { port: 0, host: '127.0.0.1', publicUrl: new URL('http://localhost:3002') }
  const { server, address } = await listen(at, new Health())
  const response = await fetch(`http://127.0.0.1:${address.port}/health/live`)
  await response.text()
  server.close()
  const [, seconds] = /^timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(Math.max(OF_PROXIES.nginx, OF_PROXIES.caddy))
})
