import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { sweepBookings } from '../sweep-bookings.ts'
import { Browser } from '../../testing/browser.ts'
import {
  buildCheckout,
  buildGuestCheckout,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { createServerOn, type TestServer, createTestServer } from '../../testing/test-server.ts'

let database: TestServer
beforeAll(async () => {
  database = await createTestServer()
})
beforeEach(async () => {
  await database.db.updateTable('booking').set({ status: 'cancelled', expires_at: null }).execute()
})
afterAll(() => database.close())

const createLimitedServer = (perEmail: number, perNetwork: number) =>
  createServerOn(database, { rateLimit: true, unpaidBookings: { perEmail, perNetwork } })

const bookAsGuest = (server: TestServer) =>
  new Browser(server.app).post('/api/checkout', buildGuestCheckout(createTrip()))

const countBookings = async () =>
  (await database.db.selectFrom('booking').select('id').execute()).length

describe('unpaid bookings that hold cars', () => {
  it('are limited per email address until confirmed', async () => {
    const server = createLimitedServer(1, 0)
    const oliver = await createSignedInBrowser(server, 'oliver')
    const book = () => oliver.post('/api/checkout', buildCheckout(createTrip()))
    const replies = await Promise.all([book(), book()])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const rejected = replies.find(({ status }) => status === 422)
    expect(rejected && readProblemCode(rejected)).toBe('too-many-bookings')
    const jasmin = await createSignedInBrowser(server, 'jasmin')
    const { body } = replies.find(({ status }) => status === 200) ?? { body: null }
    const { bookingId } = body as { bookingId: string }
    await jasmin.post('/api/update-booking-status', { ids: [bookingId], status: 'reserved' })
    expect((await book()).status).toBe(200)
  })

  it('are limited per network, and rejected ones are not stored', async () => {
    const server = createLimitedServer(0, 2)
    await database.db.deleteFrom('booking_network').execute()
    expect((await bookAsGuest(server)).status).toBe(200)
    expect((await bookAsGuest(server)).status).toBe(200)
    const before = await countBookings()
    expect(readProblemCode(await bookAsGuest(server))).toBe('too-many-bookings')
    expect(await countBookings()).toBe(before)
    await database.db.updateTable('booking').set({ status: 'cancelled' }).execute()
    await sweepBookings(database.db, server.clock.now)
    expect(await database.db.selectFrom('booking_network').selectAll().execute()).toEqual([])
    expect((await bookAsGuest(server)).status).toBe(200)
  })

  it('are unlimited when the limits are 0', async () => {
    const server = createLimitedServer(0, 0)
    for (let count = 0; count < 3; count += 1) expect((await bookAsGuest(server)).status).toBe(200)
  })
})
