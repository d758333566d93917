import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findFreePort } from '../testing/processes/free-port.ts'
import { startStub, type StubServer } from '../testing/processes/stub-server.ts'
import { unpackDatabase } from '../testing/prepared/dumps.ts'

const folder = mkdtempSync(join(tmpdir(), 'masar-watched-'))
let collector: StubServer
let child: ChildProcess | null = null
beforeAll(async () => {
  await unpackDatabase(folder)
  collector = await startStub(() => ({ json: {} }))
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await collector.close()
  rmSync(folder, { recursive: true, force: true })
})

const fetchStatus = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Sends half of a request; `finish` sends the rest. */
function beginCall(origin: string) {
  const body = JSON.stringify({ email: 'nobody@example.org' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length, origin }
  const call = request(`${origin}/api/validate-email`, { method: 'POST', headers })
  const answer = once(call, 'response') as Promise<[IncomingMessage]>
  call.write(body.slice(0, 5))
  return {
    finish: async () => {
      call.end(body.slice(5))
      const [response] = await answer
      return { status: response.statusCode, id: response.headers['x-request-id'] }
    },
  }
}

describe('the started server', () => {
  // @shows OPS-19
  it('is healthy, records metrics, traces and logs, and completes open calls when stopped', async () => {
    const [port, metricsPort] = [await findFreePort(), await findFreePort()]
    const origin = `http://127.0.0.1:${port}`
    const started = spawn(process.execPath, ['server/serve.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        SEED: 'false',
        LOG_FORMAT: 'json',
        METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
        ...Object.fromEntries([
          ['OTEL_EXPORTER_OTLP_ENDPOINT', collector.url],
          ['OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json'],
        ]),
      },
    })
    child = started
    const exit = once(started, 'exit')
    const written = text(started.stdout)
    await expect.poll(() => fetchStatus(`${origin}/health/ready`), { timeout: 110_000 }).toBe(200)
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect(await metrics.text()).toContain('masar_database_up 1')

    const call = beginCall(origin)
    // Ensures that the server has read the first half of the call before it is stopped.
    expect(await fetchStatus(`${origin}/api/settings`)).not.toBe(0)
    started.kill('SIGTERM')
    await expect.poll(() => fetchStatus(`${origin}/health/live`)).toBe(0)
    const { status, id } = await call.finish()
    expect(status).toBe(200)
    expect(await exit).toEqual([0, null])

    const lines = (await written)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'info',
        operation: 'validateEmail',
        status: 200,
        requestId: id,
      }),
    )
    const spans = collector.requests
      .filter(({ path }) => path === '/v1/traces')
      .map(({ body }) => body)
    expect(spans.join('')).toContain('validateEmail')
    expect(spans.join('')).toContain(id)
  }, 120_000)
})
