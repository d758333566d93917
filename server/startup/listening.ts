import type { AddressInfo } from 'node:net'

import { type HttpBindings, serve, type ServerType } from '@hono/node-server'

import type { Network } from '../http/address.ts'

export type AnswerRequest = (request: Request, network: Network) => Response | Promise<Response>

export type Listening = {
  server: ServerType
  address: AddressInfo
  /** Lets calls in; those that have come before have waited. */
  open: (answer: AnswerRequest) => void
}

/** Takes the port, or throws, before anything else is touched. */
export function listen(where: { port: number; hostname?: string }): Promise<Listening> {
  const { promise: answer, resolve: open } = Promise.withResolvers<AnswerRequest>()
  return new Promise((resolve, reject) => {
    const options = {
      ...where,
      fetch: async (request: Request, env: unknown) =>
        (await answer)(request, connectionNetwork(env as HttpBindings)),
    }
    const server = serve(options, (address) => resolve({ server, address, open }))
    server.once('error', reject)
  })
}

const connectionNetwork = ({ incoming, outgoing }: HttpBindings): Network => ({
  address: incoming.socket.remoteAddress,
  cut: () => outgoing.destroy(),
})
