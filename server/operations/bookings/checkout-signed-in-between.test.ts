import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { components } from '@masar/openapi/schema.d.ts'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser, type BrowserReply } from '../../testing/browser.ts'
import { onlineCheckout } from '../../testing/payer.ts'
import { checkout, guestCheckout, nextTrip, readProblemCode } from '../../testing/requests.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => {
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const send = (body: Schemas['Checkout'], key: string) =>
  browser.post('/api/checkout', body, { headers: { 'idempotency-key': key } })
const bookedBy = ({ body }: BrowserReply) => (body as Schemas['CheckoutAnswer']).bookingId
const newKey = () => `key-${crypto.randomUUID()}`

const bookingsOn = ({ from }: { from: string }) =>
  server.db
    .selectFrom('booking')
    .select(['id', 'driver_id', 'status'])
    .where('starts_at', '=', new Date(from))
    .where('car_id', '=', landmarks.cars.free)
    .execute()

describe('the key of a guest who signs in between two attempts', () => {
  it('returns the guest’s booking to the browser with its pass, to be read and kept', async () => {
    const [trip, mine] = [nextTrip(), newKey()]
    const first = await send(guestCheckout(trip), mine)
    await browser.signIn('oliver')
    const again = await send(checkout(trip), mine)
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'key-reused', bookingId: bookedBy(first) })
    expect((await browser.get(`/api/booking/${bookedBy(first)}/en`)).status).toBe(200)
    expect(await bookingsOn(trip)).toHaveLength(1)
  })

  it('reports that it is used when the response with the pass was lost, without details', async () => {
    const [trip, mine] = [nextTrip(), newKey()]
    const first = await send(guestCheckout(trip), mine)
    browser = new Browser(server.app)
    await browser.signIn('oliver')
    const again = await send(checkout(trip), mine)
    expect([again.status, readProblemCode(again)]).toEqual([409, 'key-reused'])
    expect(JSON.stringify(again.body)).not.toContain(bookedBy(first))
    expect((await browser.get(`/api/booking/${bookedBy(first)}/en`)).status).toBe(403)
    expect(await bookingsOn(trip)).toHaveLength(1)
  })

  it('releases the guest’s unpaid booking, for one of the account', async () => {
    const [trip, mine] = [nextTrip(), newKey()]
    await send(onlineCheckout('full', trip), mine)
    browser = new Browser(server.app)
    await browser.signIn('oliver')
    const { driver: _, ...body } = onlineCheckout('full', trip)
    const again = await send(body, mine)
    expect(await bookingsOn(trip)).toEqual([
      { id: bookedBy(again), driver_id: landmarks.accounts.oliver, status: 'void' },
    ])
  })

  it('books again when the guest’s booking no longer holds the car', async () => {
    const [trip, mine] = [nextTrip(), newKey()]
    const first = await send(guestCheckout(trip), mine)
    await server.db
      .updateTable('booking')
      .set({ status: 'cancelled' })
      .where('id', '=', bookedBy(first))
      .execute()
    await browser.signIn('oliver')
    expect((await send(checkout(trip), mine)).status).toBe(200)
  })

  it('cannot be replaced: with another key, the car is taken', async () => {
    const trip = nextTrip()
    await send(guestCheckout(trip), newKey())
    const stranger = new Browser(server.app)
    await stranger.signIn('oliver')
    const headers = { 'idempotency-key': newKey() }
    const reply = await stranger.post('/api/checkout', checkout(trip), { headers })
    expect(reply.body).not.toHaveProperty('bookingId')
    expect(readProblemCode(reply)).toBe('car-taken')
  })

  it('reports after signing out that it is used, without details', async () => {
    const [trip, mine] = [nextTrip(), newKey()]
    await browser.signIn('oliver')
    const first = await send(checkout(trip), mine)
    await browser.post('/api/sign-out')
    const again = await send(guestCheckout(trip), mine)
    expect([again.status, readProblemCode(again)]).toEqual([409, 'key-reused'])
    expect(JSON.stringify(again.body)).not.toContain(bookedBy(first))
    expect(await bookingsOn(trip)).toHaveLength(1)
  })
})
