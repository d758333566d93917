import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hashPassword } from '../../account/passwords/password.ts'
import { connect, type Connection } from '../../db/connection/connect.ts'
import { withExclusiveLock } from '../../db/exclusive-lock.ts'
import { migrate } from '../../db/migrate.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import { Browser, type BrowserReply } from '../../testing/browser.ts'
import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import {
  findPostgresProblem,
  type LocalPostgres,
  startPostgres,
} from '../../testing/processes/postgres.ts'
import { buildOnlineCheckout, Payer } from '../../testing/payer.ts'
import { buildGuestCheckout, createTrip, readProblemCode } from '../../testing/requests.ts'
import {
  NOW,
  createServerOn,
  type TestServer,
  createTestServer,
} from '../../testing/test-server.ts'

const RACERS = IS_NIGHT ? 200 : 20
const EXPECTED_OUTCOMES = { '200': 1, '409 car-taken': RACERS - 1 }
const TIMEOUT_MS = 120_000

const sendConcurrently = (count: number, send: () => Promise<BrowserReply>) =>
  Promise.all(Array.from({ length: count }, send))

const countOutcomes = (replies: readonly BrowserReply[]) => {
  const counts: Record<string, number> = {}
  for (const reply of replies) {
    const outcome = reply.status === 200 ? '200' : `${reply.status} ${readProblemCode(reply)}`
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

const findBookingsAt = ({ db }: Connection, from: string) =>
  db
    .selectFrom('booking')
    .select('id')
    .where('car_id', '=', landmarks.cars.free)
    .where('starts_at', '=', new Date(from))
    .execute()

function testConcurrentBookings(currentServer: () => TestServer) {
  // @shows CAR-17, BOOK-25
  it(
    `one of ${RACERS} concurrent bookings of a car for the same days succeeds`,
    async () => {
      const server = currentServer()
      const trip = createTrip()
      const replies = await sendConcurrently(RACERS, () =>
        new Browser(server.app).post('/api/checkout', buildGuestCheckout(trip)),
      )
      expect(countOutcomes(replies)).toEqual(EXPECTED_OUTCOMES)
      expect(await findBookingsAt(server, trip.from)).toHaveLength(1)
      expect(server.logged).toEqual([])
    },
    TIMEOUT_MS,
  )

  it(
    'ten concurrent requests with one idempotency key make one booking',
    async () => {
      const server = currentServer()
      const trip = createTrip()
      const body = buildGuestCheckout(trip)
      const headers = { 'idempotency-key': 'the-same-key-ten-times' }
      const replies = await sendConcurrently(10, () =>
        new Browser(server.app).post('/api/checkout', body, { headers }),
      )
      expect(countOutcomes(replies)).toEqual({ '200': 10 })
      expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
      expect(await findBookingsAt(server, trip.from)).toHaveLength(1)
    },
    TIMEOUT_MS,
  )

  // @shows CAR-17
  it(
    'partly overlapping days are rejected, and adjacent days are accepted',
    async () => {
      const server = currentServer()
      const first = createTrip(48)
      const second = { from: first.to, to: createTrip().to }
      const across = {
        from: new Date(Date.parse(first.to) - 3_600_000).toISOString(),
        to: second.to,
      }
      const send = async ({ from, to }: typeof first) => {
        const wrong = buildGuestCheckout({ from, to, price: 0 })
        const browser = new Browser(server.app)
        const { price } = (await browser.post('/api/checkout', wrong)).body as { price: number }
        return browser.post('/api/checkout', buildGuestCheckout({ from, to, price }))
      }
      expect((await send(first)).status).toBe(200)
      expect(readProblemCode(await send(across))).toBe('car-taken')
      expect((await send(second)).status).toBe(200)
    },
    TIMEOUT_MS,
  )

  it(
    'only an accepted request deletes the unpaid booking that it replaces',
    async () => {
      const server = currentServer()
      const trip = createTrip()
      const browser = new Browser(server.app)
      const first = new Payer(server, browser)
      await first.book('full', trip)
      await first.prepare()
      const wrongPrice = buildOnlineCheckout('deposit', trip)
      wrongPrice.booking.price += 1
      const again = new Payer(server, browser)
      expect(readProblemCode(await again.send(wrongPrice))).toBe('price-changed')
      const findHolders = async () => (await findBookingsAt(server, trip.from)).map(({ id }) => id)
      expect(await findHolders()).toEqual([first.bookingId])
      expect((await again.book('deposit', trip)).status).toBe(200)
      expect(await findHolders()).toEqual([again.bookingId])
    },
    TIMEOUT_MS,
  )
}

describe('on the embedded database', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer()
  }, TIMEOUT_MS)
  afterAll(() => server.close())
  testConcurrentBookings(() => server)
})

const postgresProblem = findPostgresProblem()
const describeOnPostgres = postgresProblem ? describe.skip : describe

describeOnPostgres(
  `on PostgreSQL${postgresProblem ? ` (left out: ${postgresProblem})` : ''}`,
  () => {
    let postgres: LocalPostgres
    let server: TestServer
    let others: Connection[] = []
    beforeAll(async () => {
      postgres = await startPostgres()
      // Three servers started concurrently on an empty database.
      const connections = await Promise.all(
        [1, 2, 3].map(() => connect({ databaseUrl: postgres.url })),
      )
      await Promise.all(connections.map(migrateAndSeed))
      const [first, ...rest] = connections
      if (!first) throw new Error('The test has no connection.')
      others = rest
      server = createServerOn(first)
    }, TIMEOUT_MS)
    afterAll(async () => {
      await Promise.all([server, ...others].map((connection) => connection.close()))
      await postgres.stop()
    })

    it('three servers started concurrently seed one database once', async () => {
      expect(await server.db.selectFrom('settings').selectAll().execute()).toHaveLength(1)
    })

    // @shows OPS-2
    it(
      `concurrent servers give one car to one of ${RACERS} customers`,
      async () => {
        const apps = [server, ...others.map((connection) => createServerOn(connection))]
        const trip = createTrip()
        let next = 0
        const replies = await sendConcurrently(RACERS, () => {
          next += 1
          const { app } = apps[next % apps.length] ?? server
          return new Browser(app).post('/api/checkout', buildGuestCheckout(trip))
        })
        expect(countOutcomes(replies)).toEqual(EXPECTED_OUTCOMES)
      },
      TIMEOUT_MS,
    )

    testConcurrentBookings(() => server)
  },
)

async function migrateAndSeed({ db }: Connection) {
  await migrate(db)
  await withExclusiveLock(db, () => seedDemo(db, { now: NOW, hashPassword }))
}
