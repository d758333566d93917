import { once } from 'node:events'
import { connect } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { createProblemResponse, Refusal } from '../contract/problem.ts'
import type { Network } from '../http/address.ts'
import { readJson } from '../http/body.ts'
import { Health } from '../monitoring/health.ts'
import {
  type ServerRequestHandler,
  listen,
  type ListeningServer,
  type ConnectionTimeouts,
} from './listening.ts'

/**
 * How many seconds proxies keep connections open: `keepalive_timeout` of an upstream in nginx, `keepalive` in
 * Caddy.
 */
const PROXY_KEEP_ALIVE_SECONDS = { nginx: 60, caddy: 120 }

let listening: ListeningServer | null = null
afterEach(() => {
  listening?.server.close()
  listening = null
})

async function startServer(answer: ServerRequestHandler, timeouts?: ConnectionTimeouts) {
  const at = { port: 0, host: '127.0.0.1', publicUrl: new URL('http://localhost:3002') }
  listening = await listen(at, new Health(), timeouts)
  listening.open(answer)
  return listening.address.port
}

/** Opens a connection and collects all its responses until it closes. */
async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (part: Buffer) => (received += part.toString()))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const ended = once(socket, 'close')
  const leave = () => {
    socket.destroy()
    return ended
  }
  return { socket, received: () => received, ended, leave }
}

const buildGet = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const buildPost = (headers: string, body: string) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

describe('connections', () => {
  it('stay open longer than a proxy’s connections', async () => {
    const port = await startServer(() => new Response())
    const response = await fetch(`http://127.0.0.1:${port}/health/live`)
    await response.text()
    const [, seconds] = /^timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(
      Math.max(PROXY_KEEP_ALIVE_SECONDS.nginx, PROXY_KEEP_ALIVE_SECONDS.caddy),
    )
  })

  it('handle pipelined requests one after the other, and none after the client has disconnected', async () => {
    const started: string[] = []
    const first = Promise.withResolvers<Response>()
    const requestStarted = Promise.withResolvers<Network>()
    const port = await startServer(({ url }, network) => {
      started.push(new URL(url).pathname)
      requestStarted.resolve(network)
      return first.promise
    })
    const { socket, leave } = await openConnection(port)
    socket.write(Array.from({ length: 200 }, (_, at) => buildGet(`/${at}`)).join(''))
    const { isGone } = await requestStarted.promise
    await leave()
    await expect.poll(() => isGone?.()).toBe(true)
    first.resolve(new Response())
    // Complete a call of another client: any request that would have started has started by then.
    expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(200)
    expect(started).toEqual(['/0', '/other'])
  })

  it('answer a few pipelined requests in order, and reject many with 503', async () => {
    const port = await startServer(({ url }) => new Response(new URL(url).pathname))
    const few = await openConnection(port)
    few.socket.write(['/a', '/b', '/c'].map(buildGet).join(''))
    await expect.poll(few.received).toMatch(/\/a[^]*\/b[^]*\/c$/)
    await few.leave()

    const many = await openConnection(port)
    many.socket.write(Array.from({ length: 50 }, (_, at) => buildGet(`/${at}`)).join(''))
    await many.ended
    expect(many.received()).toMatch(/HTTP\/1.1 503 [^]*connection: close/i)
    expect(many.received()).toMatch(/retry-after: \d/i)
  })

  it('are closed with `connection: close` when a body is rejected before its end', async () => {
    const port = await startServer(async (request) => {
      const refused = await readJson(request).catch((error: unknown) => error)
      return refused instanceof Refusal ? createProblemResponse(refused) : new Response('taken')
    })
    const part = 'x'.repeat(600_000)
    const chunk = `${part.length.toString(16)}\r\n${part}\r\n`
    const { socket, received, ended } = await openConnection(port)
    socket.write(buildPost('Transfer-Encoding: chunked', `${chunk}${chunk}`))
    await expect.poll(received).toMatch(/^HTTP\/1.1 413 [^]*connection: close/i)
    await ended

    const keptOpen = await openConnection(port)
    keptOpen.socket.write(buildPost('Content-Length: 2', '{}'))
    await expect.poll(keptOpen.received).toMatch(/^HTTP\/1.1 200 [^]*connection: keep-alive/i)
    await keptOpen.leave()
  })

  it('are closed when the client is silent or sends a body too slowly', async () => {
    const timeouts = { request: 400, silence: 300, check: 50 }
    const port = await startServer((request) => request.text().then(() => new Response()), timeouts)
    const silent = await openConnection(port)
    const slow = await openConnection(port)
    slow.socket.write(buildPost('Content-Length: 1000', '{'))
    const trickle = setInterval(() => slow.socket.write(' '), 50)
    await Promise.all([silent.ended, slow.ended])
    clearInterval(trickle)
    expect([silent.received(), slow.received()]).toEqual([
      '',
      expect.stringMatching(/^(HTTP\/1.1 408 [^]*)?$/),
    ])
  })
})
