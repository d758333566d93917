import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { connect, type Connection } from '../../db/connection/connect.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import {
  clearDueWork,
  deliverWebhooks,
  readCharges,
  runMinutelyJobs,
} from '../../testing/payment-calls.ts'
import {
  findPostgresProblem,
  type LocalPostgres,
  startDemoPostgres,
} from '../../testing/processes/postgres.ts'
import { createTrip } from '../../testing/requests.ts'
import { createServerOn, type TestServer, createTestServer } from '../../testing/test-server.ts'

const PAYER_COUNT = 50
const TIMEOUT_MS = 240_000
const MINUTE_MS = 60_000

type Trip = ReturnType<typeof createTrip>

const forEachPayer = async <Result>(
  payers: readonly Payer[],
  work: (payer: Payer) => Promise<Result>,
) => Promise.all(payers.map(work))

/** Counts the bookings by status, and the charges by whether they were refunded. */
async function countOutcomes(server: TestServer, payers: readonly Payer[], trip: Trip) {
  const booked = payers.filter(({ bookingId }) => bookingId !== '')
  const charges = (
    await forEachPayer(booked, (payer) => readCharges(server, payer.bookingId))
  ).flat()
  const bookings = await server.db
    .selectFrom('booking')
    .select(['id', 'status'])
    .where('car_id', '=', landmarks.cars.free)
    .where('starts_at', '=', new Date(trip.from))
    .execute()
  return {
    paid: bookings.filter(({ status }) => status === 'paidInFull').length,
    otherwise: bookings.filter(({ status }) => status !== 'paidInFull' && status !== 'void').length,
    unrefunded: charges.filter(({ refund_id }) => refund_id === null).length,
    refunded: charges.filter(({ refund_id }) => refund_id !== null).length,
  }
}

function testConcurrentPayments(currentServers: () => readonly [TestServer, ...TestServer[]]) {
  it(
    'only one of 50 customers who pay for a car at once is charged',
    async () => {
      const servers = currentServers()
      const trip = createTrip()
      const payers = createPayers(servers)
      await forEachPayer(payers, async (payer) => {
        if ((await payer.book('full', trip)).status !== 200) return
        await payer.prepare()
        await payer.pay(PAYER_CARDS.accepted)
        await payer.check()
      })
      expect(await countOutcomes(servers[0], payers, trip)).toEqual({
        paid: 1,
        otherwise: 0,
        unrefunded: 1,
        refunded: 0,
      })
      expect(servers.flatMap(({ logged }) => logged)).toEqual([])
    },
    TIMEOUT_MS,
  )

  it(
    'all but one of 50 customers who paid in turn are refunded',
    async () => {
      const servers = currentServers()
      const [server] = servers
      const trip = createTrip()
      const payers = createPayers(servers)
      await clearDueWork(server)
      for (const payer of payers) {
        await payer.book('full', trip)
        await payer.prepare()
        await payer.pay(PAYER_CARDS.accepted)
        // The window ends and the next customer gets the car.
        for (const { clock } of servers) clock.now = new Date(clock.now.getTime() + 31 * MINUTE_MS)
      }
      const checks = forEachPayer(payers, (payer) => payer.check())
      const sweeps = servers.map(runMinutelyJobs)
      const webhooks = servers.map(deliverWebhooks)
      const replies = await checks
      await Promise.all([...sweeps, ...webhooks])
      for (const one of servers) await runMinutelyJobs(one)

      expect(await countOutcomes(server, payers, trip)).toEqual({
        paid: 1,
        otherwise: 0,
        unrefunded: 1,
        refunded: PAYER_COUNT - 1,
      })
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(servers.flatMap(({ logged }) => logged)).toEqual([])
    },
    TIMEOUT_MS,
  )
}

const createPayers = (servers: readonly [TestServer, ...TestServer[]]) =>
  Array.from(
    { length: PAYER_COUNT },
    (_, at) => new Payer(servers[at % servers.length] ?? servers[0]),
  )

describe('on the embedded database', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer()
  }, TIMEOUT_MS)
  afterAll(() => server.close())
  testConcurrentPayments(() => [server])
})

const postgresProblem = findPostgresProblem()
const describeOnPostgres = postgresProblem ? describe.skip : describe

describeOnPostgres(
  `on PostgreSQL${postgresProblem ? ` (left out: ${postgresProblem})` : ''}`,
  () => {
    let postgres: LocalPostgres
    let connections: Connection[] = []
    let servers: [TestServer, ...TestServer[]]
    beforeAll(async () => {
      postgres = await startDemoPostgres()
      const first = await connect({ databaseUrl: postgres.url })
      const others = await Promise.all([1, 2].map(() => connect({ databaseUrl: postgres.url })))
      connections = [first, ...others]
      servers = [createServerOn(first), ...others.map((connection) => createServerOn(connection))]
    }, TIMEOUT_MS)
    afterAll(async () => {
      await Promise.all(connections.map((connection) => connection.close()))
      await postgres.stop()
    })
    // Three concurrent servers, each with its own sandbox.
    testConcurrentPayments(() => servers)
  },
)
