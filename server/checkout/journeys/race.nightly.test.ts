import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { connect, type Connection } from '../../db/connection/connect.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import { clearDueWork, deliverTo, readCharges, runMinute } from '../../testing/payment-calls.ts'
import {
  findPostgresProblem,
  type LocalPostgres,
  startDemoPostgres,
} from '../../testing/processes/postgres.ts'
import { nextTrip } from '../../testing/requests.ts'
import { serverOn, type TestServer, testServer } from '../../testing/test-server.ts'

const PAYERS = 50
const TIMEOUT_MS = 240_000
const MINUTE = 60_000

type Trip = ReturnType<typeof nextTrip>

const each = async <Result>(payers: readonly Payer[], work: (payer: Payer) => Promise<Result>) =>
  Promise.all(payers.map(work))

/** Compares the bank's books with ours. */
async function accounts(server: TestServer, payers: readonly Payer[], trip: Trip) {
  const booked = payers.filter(({ bookingId }) => bookingId !== '')
  const charges = (await each(booked, (payer) => readCharges(server, payer.bookingId))).flat()
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

function holdsOnThisDatabase(currentServers: () => readonly [TestServer, ...TestServer[]]) {
  it(
    '50 customers book and pay for one car and the same days at once: one is paid',
    async () => {
      const servers = currentServers()
      const trip = nextTrip()
      const payers = payersOn(servers)
      await each(payers, async (payer) => {
        if ((await payer.book('full', trip)).status !== 200) return
        await payer.prepare()
        await payer.pay(PAYER_CARDS.accepted)
        await payer.check()
      })
      expect(await accounts(servers[0], payers, trip)).toEqual({
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
    '50 customers paid one after the other while webhooks were lost; all webhooks arrive at once',
    async () => {
      const servers = currentServers()
      const [server] = servers
      const trip = nextTrip()
      const payers = payersOn(servers)
      await clearDueWork(server)
      for (const payer of payers) {
        await payer.book('full', trip)
        await payer.prepare()
        await payer.pay(PAYER_CARDS.accepted)
        // The window ends and the next customer gets the car.
        for (const { clock } of servers) clock.now = new Date(clock.now.getTime() + 31 * MINUTE)
      }
      const checks = each(payers, (payer) => payer.check())
      const sweeps = servers.map(runMinute)
      const webhooks = servers.map(deliverTo)
      const replies = await checks
      await Promise.all([...sweeps, ...webhooks])
      for (const one of servers) await runMinute(one)

      expect(await accounts(server, payers, trip)).toEqual({
        paid: 1,
        otherwise: 0,
        unrefunded: 1,
        refunded: PAYERS - 1,
      })
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(servers.flatMap(({ logged }) => logged)).toEqual([])
    },
    TIMEOUT_MS,
  )
}

const payersOn = (servers: readonly [TestServer, ...TestServer[]]) =>
  Array.from({ length: PAYERS }, (_, at) => new Payer(servers[at % servers.length] ?? servers[0]))

describe('on the embedded database', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  }, TIMEOUT_MS)
  afterAll(() => server.close())
  holdsOnThisDatabase(() => [server])
})

const postgresProblem = findPostgresProblem()
const describeWhere = postgresProblem ? describe.skip : describe

describeWhere(`on PostgreSQL${postgresProblem ? ` (left out: ${postgresProblem})` : ''}`, () => {
  let postgres: LocalPostgres
  let connections: Connection[] = []
  let servers: [TestServer, ...TestServer[]]
  beforeAll(async () => {
    postgres = await startDemoPostgres()
    const first = await connect({ databaseUrl: postgres.url })
    const others = await Promise.all([1, 2].map(() => connect({ databaseUrl: postgres.url })))
    connections = [first, ...others]
    servers = [serverOn(first), ...others.map((connection) => serverOn(connection))]
  }, TIMEOUT_MS)
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()))
    await postgres.stop()
  })
  // Three concurrent servers, each with its own sandbox.
  holdsOnThisDatabase(() => servers)
})
