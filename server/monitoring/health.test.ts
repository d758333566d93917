import { type LogEvent, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { connect } from '../db/connection/connect.ts'
import { watchDisk } from '../db/connection/disk.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'
import { Health } from './health.ts'

let server: TestServer
let health: Health
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  health = new Health()
})
afterAll(() => server.close())

async function requestHealth(path: string, method = 'GET') {
  const answer = await health.answer(new Request(`http://10.0.0.1:3002${path}`, { method }))
  return answer && { status: answer.status, body: await answer.json() }
}

describe('the health check', () => {
  // @shows OPS-18
  it('reports from the start that the process is alive but not ready', async () => {
    expect(await requestHealth('/health/live')).toEqual({ status: 200, body: { status: 'live' } })
    expect(await requestHealth('/health/ready')).toEqual({
      status: 503,
      body: { status: 'not-ready', reason: 'starting' },
    })
  })

  it('reports ready once it serves, for any host name', async () => {
    health.serve(server)
    expect(await requestHealth('/health/ready')).toEqual({ status: 200, body: { status: 'ready' } })
    expect(await requestHealth('/api/settings')).toBeNull()
  })

  it('reports not ready when a migration is missing', async () => {
    await sql`update migration set name = 'away' where name = '001-foundation.sql'`.execute(
      server.db,
    )
    health.serve(server)
    expect(await requestHealth('/health/ready')).toMatchObject({ body: { reason: 'migrations' } })
    await sql`update migration set name = '001-foundation.sql' where name = 'away'`.execute(
      server.db,
    )
  })

  it('reports ready when a newer server has migrated the database', async () => {
    await sql`insert into migration (name) values ('999-later.sql')`.execute(server.db)
    health.serve(server)
    expect(await requestHealth('/health/ready')).toMatchObject({ status: 200 })
    await sql`delete from migration where name = '999-later.sql'`.execute(server.db)
  })

  it('reports alive but not ready when the database is unavailable', async () => {
    const away = await connect({ databaseUrl: 'postgres://127.0.0.1:1/nowhere' })
    health.serve(away)
    expect(await requestHealth('/health/ready')).toMatchObject({
      status: 503,
      body: { reason: 'database' },
    })
    expect(await requestHealth('/health/live')).toMatchObject({ status: 200 })
  })

  it('reports not ready while the disk is full', async () => {
    let isFull = true
    health.serve({ db: server.db, isDiskFull: () => Promise.resolve(isFull) })
    expect(await requestHealth('/health/ready')).toMatchObject({
      status: 503,
      body: { reason: 'disk' },
    })
    isFull = false
    const next = new Health()
    next.serve({ db: server.db, isDiskFull: () => Promise.resolve(isFull) })
    const answer = await next.answer(new Request('http://10.0.0.1:3002/health/ready'))
    expect(answer?.status).toBe(200)
  })

  it('detects free space with a test write after a write has failed', async () => {
    const disk = watchDisk(undefined)
    expect(await disk.isFull(server.db)).toBe(false)
    const error = new Error('no room', { cause: Object.assign(new Error(), { code: '53100' }) })
    disk.observe({ level: 'error', error } as LogEvent)
    const broken = await connect({ databaseUrl: 'postgres://127.0.0.1:1/nowhere' })
    expect(await disk.isFull(broken.db)).toBe(true)
    expect(await disk.isFull(server.db)).toBe(false)
  })

  it('responds to concurrent requests with the same result', async () => {
    health.serve(server)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => requestHealth('/health/ready')),
    )
    expect(answers.every((answer) => answer?.status === 200)).toBe(true)
  })
})
