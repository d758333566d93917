import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { uploadFile } from './upload.ts'

const SCAN = new File([new Uint8Array(300_000)], 'scan.pdf', { type: 'application/pdf' })

let server: Server
afterEach(() => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

/** Starts a local server that receives real uploads; returns its origin. */
async function startUploadServer(answer: RequestListener) {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', location.origin)
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-expose-headers', 'retry-after')
    // The browser sends a preflight request, because the page listens to upload progress.
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface ReceivedRequest {
  path?: string | undefined
  text?: string
}

const readThenRespond =
  (
    status: number,
    body: string,
    headers: Record<string, string> = {},
    seen: ReceivedRequest = {},
  ) =>
  (...[request, response]: Parameters<RequestListener>) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      seen.path = request.url
      seen.text = Buffer.concat(parts).subarray(0, 400).toString('latin1')
      response.writeHead(status, headers).end(body)
    })
  }

function sendScan(host: string, signal = new AbortController().signal) {
  const progress: number[] = []
  const onRefused = vi.fn<() => void>()
  const name = uploadFile({
    host,
    path: '/api/create-license',
    field: 'file',
    file: SCAN,
    signal,
    onProgress: (percent) => progress.push(percent),
    onRefused,
  })
  return { name, progress, onRefused }
}

const PROBLEM_HEADERS = { 'content-type': 'application/problem+json' }

describe('an upload', () => {
  // @shows WIRE-18
  it('sends the file as a form and returns the server’s file name', async () => {
    const seen: ReceivedRequest = {}
    const { name, progress } = sendScan(
      await startUploadServer(readThenRespond(200, '"abc.pdf"', {}, seen)),
    )

    expect(await name).toBe('abc.pdf')
    expect(seen.path).toBe('/api/create-license')
    expect(seen.text).toMatch(/name="file"; filename="scan.pdf"/)
    expect(progress.at(-1)).toBe(100)
  })

  it.each([
    [413, { code: 'too-large' }],
    [400, { code: 'invalid-request', fields: ['/file'] }],
    [500, { code: 'internal' }],
  ])('fails like any other call when the status is %i', async (status, more) => {
    const errors = [{ in: 'body', pointer: '/file', code: 'wrong-format' }]
    const body = { code: more.code, ...('fields' in more && { errors }) }
    const { name } = sendScan(
      await startUploadServer(readThenRespond(status, JSON.stringify(body), PROBLEM_HEADERS)),
    )

    await expect(name).rejects.toMatchObject({ problem: { kind: 'http', status, ...more } })
  })

  it('reports how long to wait after a 429, and triggers a session check after a 401', async () => {
    const throttled = sendScan(
      await startUploadServer(
        readThenRespond(429, '{}', { ...PROBLEM_HEADERS, 'retry-after': '20' }),
      ),
    )
    await expect(throttled.name).rejects.toMatchObject({ problem: { retryAfter: 20 } })
    server.close()
    const over = sendScan(
      await startUploadServer(readThenRespond(401, '{"code":"unauthenticated"}', PROBLEM_HEADERS)),
    )
    await expect(over.name).rejects.toMatchObject({ problem: { status: 401 } })

    expect([throttled.onRefused.mock.calls.length, over.onRefused.mock.calls.length]).toEqual([
      0, 1,
    ])
  })

  it('is aborted on the server too when it is cancelled', async () => {
    const cancel = new AbortController()
    const ended = Promise.withResolvers<boolean>()
    const host = await startUploadServer((request, response) => {
      request.resume()
      response.on('close', () => ended.resolve(response.writableFinished))
      cancel.abort()
    })
    const { name } = sendScan(host, cancel.signal)

    await expect(name).rejects.toMatchObject({ name: 'AbortError' })
    expect(await ended.promise).toBe(false)
  })

  it('does not start when it is already cancelled', async () => {
    const answer = vi.fn<RequestListener>()
    const { name } = sendScan(await startUploadServer(answer), AbortSignal.abort())

    await expect(name).rejects.toMatchObject({ name: 'AbortError' })
    expect(answer).not.toHaveBeenCalled()
  })

  it('fails with a timeout when the browser emits its own `timeout` event', async () => {
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send')
    sent.mockImplementation(function timesOut(this: XMLHttpRequest) {
      for (const event of ['timeout', 'loadend']) this.dispatchEvent(new ProgressEvent(event))
    })
    const { name } = sendScan(await startUploadServer(readThenRespond(200, '')))

    await expect(name).rejects.toMatchObject({ problem: { kind: 'timeout' } })
  })

  it('distinguishes an unreachable server from one that stops responding', async () => {
    const unreachable = sendScan(await startUploadServer((request) => request.socket.destroy()))
    await expect(unreachable.name).rejects.toMatchObject({ problem: { kind: 'network' } })
    server.close()

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const arrived = Promise.withResolvers<void>()
    const silent = sendScan(await startUploadServer(() => arrived.resolve()))
    await arrived.promise
    vi.advanceTimersByTime(30_000)

    await expect(silent.name).rejects.toMatchObject({ problem: { kind: 'timeout' } })
  })
})
