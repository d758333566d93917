import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { connect, type Connection } from '../../db/connection/connect.ts'
import {
  findPostgresProblem,
  type LocalPostgres,
  startDemoPostgres,
} from '../../testing/processes/postgres.ts'
import { runStaffScenario } from '../../testing/staff-scenario.ts'
import { createServerOn, type TestServer } from '../../testing/test-server.ts'

const ROUNDS = 6

describe.skipIf(findPostgresProblem() !== null)(
  'staff, customers and payments on two servers',
  () => {
    let postgres: LocalPostgres
    let connections: Connection[]
    let firstServer: TestServer
    let secondServer: TestServer
    beforeAll(async () => {
      postgres = await startDemoPostgres()
      const first = await connect({ databaseUrl: postgres.url })
      const second = await connect({ databaseUrl: postgres.url })
      connections = [first, second]
      firstServer = createServerOn(first)
      secondServer = createServerOn(second)
    })
    afterAll(async () => {
      await Promise.all(connections.map(({ close }) => close()))
      await postgres.stop()
    })

    const deadlocks = async () => {
      // Otherwise a connection reports its counters only when idle.
      await sql`select pg_stat_force_next_flush()`.execute(firstServer.db)
      const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(
        firstServer.db,
      )
      return rows[0]?.deadlocks
    }

    it('change one booking concurrently without deadlock', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const replies = await runStaffScenario(firstServer, secondServer)
        expect(replies.filter(({ status }) => status >= 500)).toEqual([])
      }
      expect([...firstServer.logged, ...secondServer.logged]).toEqual([])
      expect(await deadlocks()).toBe(0)
    })
  },
)
