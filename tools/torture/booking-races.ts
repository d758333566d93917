import { sql } from 'kysely'

import { landmarks } from '../../server/demo/landmarks.ts'
import { Browser } from '../../server/testing/browser.ts'
import { guestCheckout, nextTrip } from '../../server/testing/requests.ts'
import type { TestServer } from '../../server/testing/test-server.ts'
import { tallyReplies, exactly, repeated } from './counted.ts'
import { type Ground, measure, type Measured } from './measured.ts'

const HOUR = 3_600_000

export const pickServer = ({ servers }: Ground, at: number): TestServer =>
  servers[at % servers.length] ?? servers[0]

/** Many want what one can have. */
export async function bookingRaces(ground: Ground): Promise<Measured[]> {
  const visitor = (at: number) => new Browser(pickServer(ground, at).app)
  const book = (at: number, body: unknown, key?: string) =>
    visitor(at).post('/api/checkout', body, {
      headers: key ? { 'idempotency-key': key } : {},
    })

  const oneCar = '1 x 200, 199 x 409 car-taken'
  const sameKey = '10 x 200, 1 booking'
  const otherBodies = '1 x 200, 9 x 409 key-reused'
  return [
    await measure('200 bookings of one car and dates at once', oneCar, async () => {
      const trip = nextTrip()
      return exactly(
        tallyReplies(await repeated(200, (at) => book(at, guestCheckout(trip)))),
        oneCar,
      )
    }),
    await measure('100 bookings of one car, dates that overlap', '0 overlaps', async () => {
      const { from } = nextTrip()
      // The twelve days are nobody else's.
      nextTrip()
      const replies = await repeated(100, (at) => {
        const start = Date.parse(from) + (at % 10) * 24 * HOUR
        const to = new Date(start + 72 * HOUR).toISOString()
        return book(at, guestCheckout({ from: new Date(start).toISOString(), to }))
      })
      const overlaps = await overlapping(ground.servers[0])
      const won = replies.filter(({ status }) => status === 200).length
      return { came: `${won} won, ${overlaps} overlaps`, isReached: overlaps === 0 && won > 0 }
    }),
    await measure('one key ten times, one body', sameKey, async () => {
      const body = guestCheckout(nextTrip())
      const key = crypto.randomUUID()
      const replies = await repeated(10, (at) => book(at, body, key))
      const made = new Set(replies.map((reply) => JSON.stringify(reply.body))).size
      return exactly(`${tallyReplies(replies)}, ${made} booking`, sameKey)
    }),
    await measure('one key ten times, ten bodies', otherBodies, async () => {
      const key = crypto.randomUUID()
      const replies = await repeated(10, (at) => book(at, guestCheckout(nextTrip()), key))
      return exactly(tallyReplies(replies), otherBodies)
    }),
  ]
}

/** Pairs of bookings that hold one car at one time: the constraint allows none. */
async function overlapping({ db }: TestServer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from booking a join booking b
      on a.car_id = b.car_id and a.id < b.id and a.period && b.period
    where a.holds and b.holds and a.car_id = ${landmarks.cars.free}`.execute(db)
  return rows[0]?.count ?? 0
}
