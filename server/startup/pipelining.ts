import type { Socket } from 'node:net'

import type { HttpBindings } from '@hono/node-server'

import { problemResponse } from '../contract/problem.ts'
import { overloaded } from '../http/overloaded.ts'

/**
 * How many requests may wait behind the current one of a connection. Browsers and proxies send
 * none.
 */
const MAX_WAITING = 10

type Line = {
  isBusy: boolean
  /** It has rejected a request, and ends with that response. */
  isEnding: boolean
  waiting: (() => void)[]
}

/**
 * Starts the requests of one connection one after the other (RFC 9112, 9.3.2), so that a client
 * which sends thousands and disconnects has started one. Resolves to null when it is a request's
 * turn, and to the response of a rejected one.
 */
export function pipelining() {
  const lines = new WeakMap<Socket, Line>()

  return async ({ incoming, outgoing }: HttpBindings): Promise<Response | null> => {
    const { socket } = incoming
    const line = lines.get(socket) ?? newLine(socket)
    if (line.isBusy) {
      // The connection closes with the first rejection: a second one would not be read.
      if (line.isEnding) return unanswered()
      if (line.waiting.length >= MAX_WAITING) {
        line.isEnding = true
        return refuse()
      }
      await new Promise<void>((resolve) => line.waiting.push(resolve))
      if (socket.destroyed) return refuse()
    }
    line.isBusy = true
    outgoing.once('close', () => startNext(line))
    return null
  }

  function newLine(socket: Socket): Line {
    const line: Line = { isBusy: false, isEnding: false, waiting: [] }
    lines.set(socket, line)
    socket.once('close', () => {
      for (const start of line.waiting.splice(0)) start()
    })
    return line
  }
}

const unanswered = () => new Promise<never>(() => undefined)

function startNext(line: Line): void {
  line.isBusy = false
  line.waiting.shift()?.()
}

function refuse(): Response {
  const response = problemResponse(overloaded())
  response.headers.set('connection', 'close')
  return response
}
