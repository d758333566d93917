import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { components } from '@masar/openapi/schema.d.ts'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser, type BrowserReply } from '../../testing/browser.ts'
import { buildOnlineCheckout } from '../../testing/payer.ts'
import {
  buildCheckout,
  buildGuestCheckout,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const send = (body: Schemas['Checkout'], key: string) =>
  browser.post('/api/checkout', body, { headers: { 'idempotency-key': key } })
const readBookingId = ({ body }: BrowserReply) => (body as Schemas['CheckoutAnswer']).bookingId
const createKey = () => `key-${crypto.randomUUID()}`

const findBookings = ({ from }: { from: string }) =>
  server.db
    .selectFrom('booking')
    .select(['id', 'driver_id', 'status'])
    .where('starts_at', '=', new Date(from))
    .where('car_id', '=', landmarks.cars.free)
    .execute()

describe('the idempotency key of a guest who signs in between two attempts', () => {
  it('returns the guest’s booking id to the browser that has its pass', async () => {
    const [trip, mine] = [createTrip(), createKey()]
    const first = await send(buildGuestCheckout(trip), mine)
    await browser.signIn('oliver')
    const again = await send(buildCheckout(trip), mine)
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'key-reused', bookingId: readBookingId(first) })
    expect((await browser.get(`/api/booking/${readBookingId(first)}/en`)).status).toBe(200)
    expect(await findBookings(trip)).toHaveLength(1)
  })

  it('reveals no details when the response with the pass was lost', async () => {
    const [trip, mine] = [createTrip(), createKey()]
    const first = await send(buildGuestCheckout(trip), mine)
    browser = new Browser(server.app)
    await browser.signIn('oliver')
    const again = await send(buildCheckout(trip), mine)
    expect([again.status, readProblemCode(again)]).toEqual([409, 'key-reused'])
    expect(JSON.stringify(again.body)).not.toContain(readBookingId(first))
    expect((await browser.get(`/api/booking/${readBookingId(first)}/en`)).status).toBe(403)
    expect(await findBookings(trip)).toHaveLength(1)
  })

  it('replaces the guest’s unpaid booking with a booking of the account', async () => {
    const [trip, mine] = [createTrip(), createKey()]
    await send(buildOnlineCheckout('full', trip), mine)
    browser = new Browser(server.app)
    await browser.signIn('oliver')
    const { driver: _, ...body } = buildOnlineCheckout('full', trip)
    const again = await send(body, mine)
    expect(await findBookings(trip)).toEqual([
      { id: readBookingId(again), driver_id: landmarks.accounts.oliver, status: 'void' },
    ])
  })

  it('allows another booking when the guest’s booking no longer holds the car', async () => {
    const [trip, mine] = [createTrip(), createKey()]
    const first = await send(buildGuestCheckout(trip), mine)
    await server.db
      .updateTable('booking')
      .set({ status: 'cancelled' })
      .where('id', '=', readBookingId(first))
      .execute()
    await browser.signIn('oliver')
    expect((await send(buildCheckout(trip), mine)).status).toBe(200)
  })

  it('is required: with another key, the car is unavailable', async () => {
    const trip = createTrip()
    await send(buildGuestCheckout(trip), createKey())
    const stranger = new Browser(server.app)
    await stranger.signIn('oliver')
    const headers = { 'idempotency-key': createKey() }
    const reply = await stranger.post('/api/checkout', buildCheckout(trip), { headers })
    expect(reply.body).not.toHaveProperty('bookingId')
    expect(readProblemCode(reply)).toBe('car-taken')
  })

  it('reveals no details after signing out', async () => {
    const [trip, mine] = [createTrip(), createKey()]
    await browser.signIn('oliver')
    const first = await send(buildCheckout(trip), mine)
    await browser.post('/api/sign-out')
    const again = await send(buildGuestCheckout(trip), mine)
    expect([again.status, readProblemCode(again)]).toEqual([409, 'key-reused'])
    expect(JSON.stringify(again.body)).not.toContain(readBookingId(first))
    expect(await findBookings(trip)).toHaveLength(1)
  })
})
