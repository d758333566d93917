import type { Socket } from 'node:net'

import type { HttpBindings } from '@hono/node-server'

import { createProblemResponse } from '../contract/problem.ts'
import { createOverloadRefusal } from '../http/overloaded.ts'

/** How many pipelined requests may wait on a connection. Browsers and proxies do not pipeline requests. */
const MAX_WAITING = 10

type ConnectionQueue = {
  isBusy: boolean
  /** Whether the connection has rejected a request and will close after that response. */
  isEnding: boolean
  waiting: (() => void)[]
}

/**
 * Returns a function that runs the requests of a connection one after the other (RFC 9112, 9.3.2). If a client
 * sends thousands of requests and disconnects, only one has been started. The function resolves to null when it
 * is a request's turn, or to the response that rejects the request.
 */
export function createPipelineQueue() {
  const lines = new WeakMap<Socket, ConnectionQueue>()

  return async ({ incoming, outgoing }: HttpBindings): Promise<Response | null> => {
    const { socket } = incoming
    const line = lines.get(socket) ?? newLine(socket)
    if (line.isBusy) {
      // The connection closes with the first rejection: a second one would not be read.
      if (line.isEnding) return waitForever()
      if (line.waiting.length >= MAX_WAITING) {
        line.isEnding = true
        return createRejection()
      }
      await new Promise<void>((resolve) => line.waiting.push(resolve))
      if (socket.destroyed) return createRejection()
    }
    line.isBusy = true
    outgoing.once('close', () => startNext(line))
    return null
  }

  function newLine(socket: Socket): ConnectionQueue {
    const line: ConnectionQueue = { isBusy: false, isEnding: false, waiting: [] }
    lines.set(socket, line)
    socket.once('close', () => {
      for (const start of line.waiting.splice(0)) start()
    })
    return line
  }
}

const waitForever = () => new Promise<never>(() => undefined)

function startNext(line: ConnectionQueue): void {
  line.isBusy = false
  line.waiting.shift()?.()
}

function createRejection(): Response {
  const response = createProblemResponse(createOverloadRefusal())
  response.headers.set('connection', 'close')
  return response
}
