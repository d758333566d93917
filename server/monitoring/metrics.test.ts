import parseMetrics from 'parse-prometheus-text-format'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readConfig } from '../config/config.ts'
import { connect } from '../db/connection/connect.ts'
import { createSite } from '../site/site.ts'
import { PAYER_CARDS, Payer } from '../testing/payer.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const getBusyPool = () => ({ busy: 3, idle: 7, waiting: 2 })

const readMetric = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  )

describe('the metrics', () => {
  // @shows OPS-21
  it('count calls by operation and status, and all other requests as pages', async () => {
    const { observe, read } = createMetrics(server)
    const config = readConfig({ APP_DIR: '/nowhere' })
    const site = createSite({ api: server.app, config, callControl: null, watch: { observe } })
    const request = (path: string, method = 'GET') =>
      site.fetch(new Request(`http://localhost:3002${path}`, { method }), {})
    await request('/api/settings')
    await request('/api/settings')
    await request('/api/bookings/1/10/en', 'POST')
    await request('/api/of-nobody')
    await request('/somewhere?name=Sihem')
    const text = await read()
    expect(parseMetrics(text).map(({ name }) => name)).toContain('masar_request_duration_seconds')
    const count = (operation: string, status: number) =>
      readMetric(
        text,
        `masar_request_duration_seconds_count{operation="${operation}",status="${status}"}`,
      )
    expect(count('readSettings', 200)).toBe(2)
    expect(count('listBookings', 401)).toBe(1)
    expect(count('unknown', 404)).toBe(1)
    expect(text).toMatch(/operation="page",status="\d{3}"/)
    expect(text).not.toContain('Sihem')
  })

  it('include database figures: bookings, payments by result, waiting emails', async () => {
    const { read } = createMetrics(server)
    const before = await read()
    const payer = new Payer(server)
    await payer.book()
    await payer.prepare()
    await payer.pay(PAYER_CARDS.accepted)
    await payer.check()
    const after = await read()
    const paid = 'masar_payments{provider="sandbox",outcome="paid"}'
    expect(readMetric(after, paid) - (readMetric(before, paid) || 0)).toBe(1)
    const booked = 'masar_bookings{status="paidInFull"}'
    expect(readMetric(after, booked) - readMetric(before, booked)).toBe(1)
    expect(readMetric(after, 'masar_mails{state="waiting"}')).toBeGreaterThan(0)
    expect(readMetric(after, 'masar_database_up')).toBe(1)
  })

  it('report an unavailable database, and still include all process metrics', async () => {
    const away = await connect({ databaseUrl: 'postgres://127.0.0.1:1/nowhere' })
    const text = await createMetrics(away).read()
    expect(readMetric(text, 'masar_database_up')).toBe(0)
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).not.toContain('masar_bookings{')
  })

  it('report connection pool usage', async () => {
    const text = await createMetrics({ db: server.db, poolUse: getBusyPool }).read()
    expect(readMetric(text, 'masar_pool_connections{state="waiting"}')).toBe(2)
  })

  it('are served on a separate port, which serves nothing else', async () => {
    const served = await serveMetrics(createMetrics(server), { host: '127.0.0.1', port: 0 })
    const answer = await fetch(served.url)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain('masar_bookings')
    expect((await fetch(served.url.replace('/metrics', '/api/settings'))).status).toBe(404)
    await served.stop()
    await expect(fetch(served.url)).rejects.toThrow('fetch failed')
  })

  it('are not served on the public port', async () => {
    const config = readConfig({ APP_DIR: '/nowhere' })
    const site = createSite({ api: server.app, config, callControl: null })
    const answer = await site.request('/metrics', {}, {})
    expect(await answer.text()).not.toContain('masar_')
  })
})
