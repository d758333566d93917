import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { toAccountId } from '../demo/demo-accounts.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { Health } from '../monitoring/health.ts'
import { createSignedInBrowser } from '../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'
import { listen, type ListeningServer } from './listening.ts'
import { stopGracefully } from './stopping.ts'

const PUBLIC_URL = new URL('http://localhost:3002')

let server: TestServer
let health: Health
let listening: ListeningServer
let origin: string
/** What has happened so far, in order. */
let events: string[]
/** The running call, which waits until the test releases it. */
let underWay: { arrived: Promise<void>; finish: () => void }

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  events = []
  health = new Health()
  listening = await listen({ port: 0, host: '127.0.0.1', publicUrl: PUBLIC_URL }, health)
  origin = `http://127.0.0.1:${listening.address.port}`
  const arrived = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  underWay = { arrived: arrived.promise, finish: finished.resolve }
  listening.open(async (request) => {
    if (new URL(request.url).pathname !== '/under-way') return server.app(request)
    arrived.resolve()
    await finished.promise
    events.push('answered')
    return new Response('done')
  })
  health.serve(server)
})

const stopServer = (more: { delay?: number; longest?: number } = {}) =>
  stopGracefully({
    server: listening.server,
    health,
    delay: 0,
    streams: server.changeFeed,
    workers: [{ stop: () => Promise.resolve(events.push('worker ended')) }],
    last: [{ stop: () => Promise.resolve(events.push('database closed')) }],
    ...more,
  })

const isRefused = () =>
  fetch(`${origin}/health/live`).then(
    () => false,
    () => true,
  )

describe('a stopping server', () => {
  // @shows OPS-19
  it('completes the running call before the database closes, and closes connections', async () => {
    const call = fetch(`${origin}/under-way`)
    await underWay.arrived
    const stopped = stopServer()
    await expect.poll(isRefused).toBe(true)
    underWay.finish()
    const answer = await call
    expect([answer.status, await answer.text()]).toEqual([200, 'done'])
    expect(answer.headers.get('connection')).toBe('close')
    await stopped
    expect(events).toEqual(['worker ended', 'answered', 'database closed'])
  })

  it('is not ready while it still accepts connections', async () => {
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200)
    const stopped = stopServer({ delay: 1000 })
    const ready = await fetch(`${origin}/health/ready`)
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not-ready', reason: 'stopping' },
    ])
    expect((await fetch(`${origin}/health/live`)).status).toBe(200)
    expect((await fetch(`${origin}/api/settings`)).status).toBe(200)
    await stopped
    expect(await isRefused()).toBe(true)
  })

  // @shows OPS-19
  it('closes event streams with different reconnect times', async () => {
    const browser = await createSignedInBrowser(server, 'oliver')
    const headers = { cookie: `${SESSION_COOKIE}=${browser.cookie(SESSION_COOKIE) ?? ''}` }
    const streams = await Promise.all(
      Array.from({ length: 4 }, () =>
        fetch(`${origin}/api/notification-events/${toAccountId('oliver')}`, { headers }),
      ),
    )
    const texts = streams.map((stream) => stream.text())
    await stopServer()
    const hints = (await Promise.all(texts)).map((text) =>
      Number(text.trim().match(/retry: (\d+)$/)?.[1]),
    )
    for (const hint of hints) expect(hint).toBeGreaterThanOrEqual(3000)
    expect(new Set(hints).size).toBeGreaterThan(1)
  })

  // @shows OPS-19
  it('stops waiting for a call after a time limit', async () => {
    const call = fetch(`${origin}/under-way`)
    await underWay.arrived
    const stopped = stopServer({ longest: 100 })
    await expect(call).rejects.toThrow('fetch failed')
    await stopped
    expect(events).toEqual(['worker ended', 'database closed'])
    underWay.finish()
    await wait(0)
  })
})
