import type { AddressInfo } from 'node:net'

import { type HttpBindings, serve, type ServerType } from '@hono/node-server'

import type { Config } from '../config/config.ts'
import type { Network } from '../http/address.ts'
import { completeHeaders, makeSecurityHeaders } from '../http/headers.ts'
import type { Health } from '../monitoring/health.ts'
import { createPipelineQueue } from './pipelining.ts'

export type ServerRequestHandler = (
  request: Request,
  network: Network,
) => Response | Promise<Response>

export type ListeningServer = {
  server: ServerType
  address: AddressInfo
  /** Starts to handle calls, including those that have waited since startup. */
  open: (answer: ServerRequestHandler) => void
}

/**
 * How long a connection stays open for the next call: longer than in proxies (nginx 60 s, Caddy 120 s). If the
 * server closed it first, a proxy could send a call to a closed connection.
 */
const KEEP_ALIVE_MS = 130_000

/** In ms: the limits for sending a request and for silence, and the interval between checks. */
export type ConnectionTimeouts = { request: number; silence: number; check: number }

/** Enough to send 5 MB at 350 kbit/s, and for open streams, which send a heartbeat every 20 s. */
const TIMEOUTS_MS: ConnectionTimeouts = { request: 120_000, silence: 60_000, check: 10_000 }

/**
 * Binds the port, or throws, and serves health checks from then on. While the server is stopping, closes each
 * connection after its current call.
 */
export function listen(
  { port, host, publicUrl }: Pick<Config, 'port' | 'host' | 'publicUrl'>,
  health: Health,
  timeouts = TIMEOUTS_MS,
): Promise<ListeningServer> {
  const headers = makeSecurityHeaders({ publicUrl })
  const inOrder = createPipelineQueue()
  const { promise: answer, resolve: open } = Promise.withResolvers<ServerRequestHandler>()
  return new Promise((resolve, reject) => {
    const options = {
      port,
      ...(host ? { hostname: host } : {}),
      serverOptions: {
        keepAliveTimeout: KEEP_ALIVE_MS,
        requestTimeout: timeouts.request,
        connectionsCheckingInterval: timeouts.check,
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
        const response = await (await answer)(request, readNetwork(bindings))
        // An unread body would be parsed as the next request of the connection.
        if (health.isStopping || !bindings.incoming.complete)
          response.headers.set('connection', 'close')
        return response
      },
    }
    const server = serve(options, (address) => resolve({ server, address, open }))
    if ('timeout' in server) server.timeout = timeouts.silence
    server.once('error', reject)
  })
}

const readNetwork = ({ incoming, outgoing }: HttpBindings): Network => ({
  address: incoming.socket.remoteAddress,
  cut: () => outgoing.destroy(),
  isGone: () => incoming.socket.destroyed,
})
