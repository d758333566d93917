import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { sweepBookings } from '../sweep-bookings.ts'
import { Browser } from '../../testing/browser.ts'
import { checkout, guestCheckout, nextTrip, readProblemCode } from '../../testing/requests.ts'
import { signedInBrowser } from '../../testing/signed-in-browser.ts'
import { serverOn, type TestServer, testServer } from '../../testing/test-server.ts'

let database: TestServer
beforeAll(async () => {
  database = await testServer()
})
beforeEach(async () => {
  await database.db.updateTable('booking').set({ status: 'cancelled', expires_at: null }).execute()
})
afterAll(() => database.close())

const serverWith = (perEmail: number, perNetwork: number) =>
  serverOn(database, { rateLimit: true, unpaidBookings: { perEmail, perNetwork } })

const bookAsGuest = (server: TestServer) =>
  new Browser(server.app).post('/api/checkout', guestCheckout(nextTrip()))

const stored = async () => (await database.db.selectFrom('booking').select('id').execute()).length

describe('unpaid bookings that hold cars', () => {
  it('are limited per email address until confirmed', async () => {
    const server = serverWith(1, 0)
    const oliver = await signedInBrowser(server, 'oliver')
    const book = () => oliver.post('/api/checkout', checkout(nextTrip()))
    const replies = await Promise.all([book(), book()])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const rejected = replies.find(({ status }) => status === 422)
    expect(rejected && readProblemCode(rejected)).toBe('too-many-bookings')
    const jasmin = await signedInBrowser(server, 'jasmin')
    const { body } = replies.find(({ status }) => status === 200) ?? { body: null }
    const { bookingId } = body as { bookingId: string }
    await jasmin.post('/api/update-booking-status', { ids: [bookingId], status: 'reserved' })
    expect((await book()).status).toBe(200)
  })

  it('are limited per network, and a rejected one stores nothing', async () => {
    const server = serverWith(0, 2)
    await database.db.deleteFrom('booking_network').execute()
    expect((await bookAsGuest(server)).status).toBe(200)
    expect((await bookAsGuest(server)).status).toBe(200)
    const before = await stored()
    expect(readProblemCode(await bookAsGuest(server))).toBe('too-many-bookings')
    expect(await stored()).toBe(before)
    await database.db.updateTable('booking').set({ status: 'cancelled' }).execute()
    await sweepBookings(database.db, server.clock.now)
    expect(await database.db.selectFrom('booking_network').selectAll().execute()).toEqual([])
    expect((await bookAsGuest(server)).status).toBe(200)
  })

  it('are unlimited with 0', async () => {
    const server = serverWith(0, 0)
    for (let count = 0; count < 3; count += 1) expect((await bookAsGuest(server)).status).toBe(200)
  })
})
