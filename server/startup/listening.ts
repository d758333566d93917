import type { AddressInfo } from 'node:net'

import { type HttpBindings, serve, type ServerType } from '@hono/node-server'

import type { Config } from '../config/config.ts'
import type { Network } from '../http/address.ts'
import { completeHeaders, headersFor } from '../http/headers.ts'
import type { Health } from '../monitoring/health.ts'
import { pipelining } from './pipelining.ts'

export type HandleRequest = (request: Request, network: Network) => Response | Promise<Response>

export type Listening = {
  server: ServerType
  address: AddressInfo
  /** Releases calls that have waited since startup, and lets in new ones. */
  open: (answer: HandleRequest) => void
}

/**
 * How long, in ms, a connection stays open for a next call: longer than that of proxies (nginx 60
 * s, Caddy 120 s). If it closed first, a proxy could send a call to a closed connection.
 */
const KEEP_ALIVE_MS = 130_000

/** How long, in ms, a client may take to send a request, and how long it may be silent. */
export type ConnectionTimeouts = { request: number; silence: number; check: number }

/** 5 MB at 350 kbit/s. An open stream sends a heartbeat every 20 s. */
const TIMEOUTS_MS: ConnectionTimeouts = { request: 120_000, silence: 60_000, check: 10_000 }

/**
 * Binds the port, or throws, before anything else is touched. From then on it serves health checks;
 * while it stops it closes connections after each call.
 */
export function listen(
  { port, host, publicUrl }: Pick<Config, 'port' | 'host' | 'publicUrl'>,
  health: Health,
  patience = TIMEOUTS_MS,
): Promise<Listening> {
  const headers = headersFor({ publicUrl })
  const inOrder = pipelining()
  const { promise: answer, resolve: open } = Promise.withResolvers<HandleRequest>()
  return new Promise((resolve, reject) => {
    const options = {
      port,
      ...(host ? { hostname: host } : {}),
      serverOptions: {
        keepAliveTimeout: KEEP_ALIVE_MS,
        requestTimeout: patience.request,
        connectionsCheckingInterval: patience.check,
      },
      fetch: async (request: Request, env: unknown) => {
        const bindings = env as HttpBindings
        const refused = await inOrder(bindings)
        if (refused) return refused
        const healthResponse = await health.answer(request)
        if (healthResponse) {
          completeHeaders(healthResponse, headers)
          return healthResponse
        }
        const response = await (await answer)(request, connectionNetwork(bindings))
        // An unread body would be parsed as the next request of the connection.
        if (health.isStopping || !bindings.incoming.complete)
          response.headers.set('connection', 'close')
        return response
      },
    }
    const server = serve(options, (address) => resolve({ server, address, open }))
    if ('timeout' in server) server.timeout = patience.silence
    server.once('error', reject)
  })
}

const connectionNetwork = ({ incoming, outgoing }: HttpBindings): Network => ({
  address: incoming.socket.remoteAddress,
  cut: () => outgoing.destroy(),
  isGone: () => incoming.socket.destroyed,
})
