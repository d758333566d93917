import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { connect } from '../db/connection/connect.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { Health } from './health.ts'

let server: TestServer
let health: Health
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => {
  health = new Health()
})
afterAll(() => server.close())

async function ask(path: string, method = 'GET') {
  const answer = await health.answer(new Request(`http://10.0.0.1:3002${path}`, { method }))
  return answer && { status: answer.status, body: await answer.json() }
}

describe('the health of the server', () => {
  // @shows OPS-18
  it('is told from the first moment: alive, and not ready', async () => {
    expect(await ask('/health/live')).toEqual({ status: 200, body: { status: 'live' } })
    expect(await ask('/health/ready')).toEqual({
      status: 503,
      body: { status: 'not-ready', reason: 'starting' },
    })
  })

  it('is ready once it serves, by whatever name it is asked', async () => {
    health.serve(server.db)
    expect(await ask('/health/ready')).toEqual({ status: 200, body: { status: 'ready' } })
    expect(await ask('/api/settings')).toBeNull()
  })

  it('is not ready when a change of the database is missing', async () => {
    await sql`update migration set name = 'away' where name = '001-foundation.sql'`.execute(
      server.db,
    )
    health.serve(server.db)
    expect(await ask('/health/ready')).toMatchObject({ body: { reason: 'migrations' } })
    await sql`update migration set name = '001-foundation.sql' where name = 'away'`.execute(
      server.db,
    )
  })

  it('is ready with a database that a newer server has changed already', async () => {
    await sql`insert into migration (name) values ('999-later.sql')`.execute(server.db)
    health.serve(server.db)
    expect(await ask('/health/ready')).toMatchObject({ status: 200 })
    await sql`delete from migration where name = '999-later.sql'`.execute(server.db)
  })

  it('is not ready without its database, and alive all the same', async () => {
    const away = await connect({ databaseUrl: 'postgres://127.0.0.1:1/nowhere' })
    health.serve(away.db)
    expect(await ask('/health/ready')).toMatchObject({ status: 503, body: { reason: 'database' } })
    expect(await ask('/health/live')).toMatchObject({ status: 200 })
  })

  it('asks the database once for many who ask at once', async () => {
    health.serve(server.db)
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/health/ready')))
    expect(answers.every((answer) => answer?.status === 200)).toBe(true)
  })
})
