import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser, type BrowserReply } from '../../testing/browser.ts'
import {
  buildBookingInput,
  buildCheckout,
  buildGuestDriver,
  buildGuestCheckout,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { createServerOn, type TestServer, createTestServer } from '../../testing/test-server.ts'

type Checkout = components['schemas']['Checkout']
type Booked = components['schemas']['CheckoutAnswer']

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const send = (body: Checkout, key?: string) =>
  browser.post('/api/checkout', body, { headers: key ? { 'idempotency-key': key } : {} })
const readBookingId = ({ body }: BrowserReply) => (body as Booked).bookingId
const countBookings = async () =>
  (await server.db.selectFrom('booking').select('id').execute()).length

const createKey = () => `key-${crypto.randomUUID()}`

describe('a guest', () => {
  // @shows BOOK-16, BOOKING-28, WIRE-63
  it('gets an account to activate, and can read the booking only in this browser', async () => {
    const body = buildGuestCheckout(createTrip())
    const reply = await send(body)
    expect(reply.body).toMatchObject({ status: 'pending', price: 276 })
    expect((reply.body as Booked).booking?.timeline?.map(({ kind }) => kind)).toEqual([
      'created',
      'pending',
    ])
    const path = `/api/booking/${readBookingId(reply)}/en`
    expect((await browser.get(path)).status).toBe(200)
    expect(readProblemCode(await new Browser(server.app).get(path))).toBe('unauthenticated')
    expect(readProblemCode(await browser.get(`/api/booking/${landmarks.bookings.past}/en`))).toBe(
      'unauthenticated',
    )
    const account = await server.db
      .selectFrom('account')
      .selectAll()
      .where('email', '=', body.driver?.email ?? '')
      .executeTakeFirstOrThrow()
    expect(account).toMatchObject({ active: false, verified: false, password_hash: null })
    const mails = await server.db
      .selectFrom('outbox')
      .select('kind')
      .where('account_id', '=', account.id)
      .execute()
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['activate', 'booking-created'])
  })

  it('can read the booking for an hour', async () => {
    const reply = await send(buildGuestCheckout(createTrip()))
    const { app, clock } = createServerOn(server)
    const later = new Browser(app)
    later.setCookie('masar-guest', browser.cookie('masar-guest') ?? '')
    const path = `/api/booking/${readBookingId(reply)}/en`
    expect((await later.get(path)).status).toBe(200)
    clock.now = new Date(clock.now.getTime() + 3_600_001)
    expect((await later.get(path)).status).toBe(401)
  })

  // @shows BOOK-33
  it('gets no account when the car is unavailable', async () => {
    const trip = createTrip()
    await send(buildGuestCheckout(trip))
    const body = buildGuestCheckout(trip)
    expect(readProblemCode(await send(body))).toBe('car-taken')
    const ask = await browser.post('/api/validate-email', { email: body.driver?.email })
    expect(ask.status).toBe(200)
  })
})

describe('a customer', () => {
  // @shows WIRE-81
  it('books only for themselves: another customer’s id is rejected, and guest data is ignored', async () => {
    await browser.signIn('oliver')
    const { oliver, yasmine } = landmarks.accounts
    const trip = createTrip()
    expect((await send(buildCheckout({ ...trip, driver: yasmine }))).status).toBe(403)
    const reply = await send({
      ...buildCheckout({ ...trip, driver: oliver }),
      driver: buildGuestDriver(),
    })
    const detail = await browser.get(`/api/booking/${readBookingId(reply)}/en`)
    expect(detail.body).toMatchObject({ driver: { _id: landmarks.accounts.oliver } })
    const notified = await server.db
      .selectFrom('notification')
      .select('message')
      .where('booking_id', '=', readBookingId(reply))
      .where('account_id', '=', landmarks.accounts.oliver)
      .execute()
    expect(notified[0]?.message).toMatch(/^Booking requested: Renault Clio/)
  })

  it('must enter a driver, or sign in again if their session has expired', async () => {
    expect(readProblemCode(await send(buildCheckout(createTrip())))).toBe('driver-missing')
    browser.setCookie('masar-session', 'over')
    expect(readProblemCode(await send(buildCheckout(createTrip())))).toBe('unauthenticated')
  })

  it('who is suspended cannot book', async () => {
    await browser.signIn('karim')
    expect(readProblemCode(await send(buildCheckout(createTrip())))).toBe('suspended')
  })
})

describe('an idempotency key', () => {
  // @shows BOOK-26
  it('returns the first response again, with a pass to the guest’s booking', async () => {
    const [body, mine, before] = [
      buildGuestCheckout(createTrip()),
      createKey(),
      await countBookings(),
    ]
    const first = await send(body, mine)
    browser = new Browser(server.app)
    const again = await send(body, mine)
    expect(again.body).toEqual(first.body)
    expect(await countBookings()).toBe(before + 1)
    expect((await browser.get(`/api/booking/${readBookingId(again)}/en`)).status).toBe(200)
  })

  // @shows BOOK-27
  it('with a different request returns the id of its first booking', async () => {
    const [body, mine] = [buildGuestCheckout(createTrip()), createKey()]
    const first = await send(body, mine)
    const reply = await send({ ...body, booking: { ...body.booking, ...createTrip() } }, mine)
    expect(reply.body).toMatchObject({ code: 'key-reused', bookingId: readBookingId(first) })
  })

  it('can be used again after a rejected request', async () => {
    const [body, mine] = [buildGuestCheckout(createTrip()), createKey()]
    const wrong = { ...body, booking: { ...body.booking, price: 1 } }
    expect(readProblemCode(await send(wrong, mine))).toBe('price-changed')
    expect((await send(body, mine)).status).toBe(200)
  })

  it('of another customer is independent', async () => {
    const mine = createKey()
    await browser.signIn('oliver')
    await send(buildCheckout(createTrip()), mine)
    await browser.signIn('carmen')
    expect((await send(buildCheckout(createTrip()), mine)).status).toBe(200)
  })

  // @shows BOOK-26
  it('can be used again after a day', async () => {
    const mine = createKey()
    const { app, clock } = createServerOn(server)
    browser = new Browser(app)
    await send(buildGuestCheckout(createTrip()), mine)
    clock.now = new Date(clock.now.getTime() + 86_400_000)
    expect((await send(buildGuestCheckout(createTrip()), mine)).status).toBe(200)
  })

  it.each(['short', 'no spaces here', 'x'.repeat(129)])('such as “%s” is rejected', async (bad) => {
    expect(readProblemCode(await send(buildGuestCheckout(createTrip()), bad))).toBe(
      'invalid-request',
    )
  })
})

describe('bookings of one car', () => {
  // @shows CAR-16
  it('may be adjacent: one can start when the other ends', async () => {
    const { from, to } = createTrip()
    const next = new Date(Date.parse(to) + Date.parse(to) - Date.parse(from)).toISOString()
    expect((await send(buildGuestCheckout({ from, to }))).status).toBe(200)
    expect((await send(buildGuestCheckout({ from: to, to: next }))).status).toBe(200)
    expect(
      readProblemCode(
        await send({
          ...buildGuestCheckout({ from, to: next }),
          booking: buildBookingInput({ from, to: next, price: 552 }),
        }),
      ),
    ).toBe('car-taken')
  })

  it('are blocked by an unpaid booking until its payment window ends', async () => {
    const { from, to } = createTrip()
    const { bookingId } = (await send(buildGuestCheckout({ from, to }))).body as Booked
    const window = new Date(server.clock.now.getTime() + 1000)
    await server.db
      .updateTable('booking')
      .set({ status: 'void', expires_at: window })
      .where('id', '=', bookingId)
      .execute()
    // From another browser, because the browser that holds the car can book it again.
    const stranger = new Browser(server.app)
    const second = await stranger.post('/api/checkout', buildGuestCheckout({ from, to }))
    expect(readProblemCode(second)).toBe('car-taken')
    const { app, clock } = createServerOn(server)
    clock.now = window
    const reply = await new Browser(app).post('/api/checkout', buildGuestCheckout({ from, to }))
    expect(reply.status).toBe(200)
  })
})
