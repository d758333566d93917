import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { landmarks } from '../db/seed/landmarks.ts'
import { browserOf } from '../testing/browser-of.ts'
import { Browser } from '../testing/browser.ts'
import { CARDS, onlineCheckout, Payer } from '../testing/payer.ts'
import { codeOf, guestCheckout, nextTrip } from '../testing/requests.ts'
import { chargesOf, disturb, minute } from '../testing/till.ts'
import { NOW, type TestServer, testServer } from '../testing/world.ts'

const { cars, places } = landmarks

let server: TestServer
let trip: ReturnType<typeof nextTrip>
let payer: Payer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  trip = nextTrip()
  payer = new Payer(server)
  await payer.book('full', trip)
  await payer.prepare()
})
afterAll(() => server.close())

async function availability(browser: Browser): Promise<unknown> {
  const query = new URLSearchParams({ ...trip, pickupLocation: places.tunisAirport })
  const { body } = await browser.get(`/api/car/${cars.free}/en?${query.toString()}`)
  return (body as { availability: unknown }).availability
}

const statusesOf = (bookingId: string) =>
  server.db
    .selectFrom('booking')
    .select('status')
    .where('id', '=', bookingId)
    .execute()
    .then((rows) => rows.map(({ status }) => status))

describe('a guest who closed the tab before paying', () => {
  it('finds the car free, which is taken for everybody else', async () => {
    expect(await availability(payer.browser)).toBe('free')
    expect(await availability(new Browser(server.app))).toBe('taken')
    expect(await availability(await browserOf(server, 'oliver'))).toBe('taken')
  })

  it('books anew with another address and pays: the former booking is given up', async () => {
    const again = new Payer(server, payer.browser)
    expect((await again.send(onlineCheckout('deposit', trip))).status).toBe(200)
    expect(await statusesOf(payer.bookingId)).toEqual([])
    expect((await payer.pay(CARDS.accepted)).status).toBe(409)
    await again.prepare({ amount: 300 })
    await again.pay(CARDS.accepted)
    expect((await again.check()).status).toBe(200)
    expect(await statusesOf(again.bookingId)).toEqual(['deposit'])
  })

  it('does not lose a booking that was paid: it is confirmed, and the car taken', async () => {
    await payer.pay(CARDS.accepted)
    const again = new Payer(server, payer.browser)
    expect(codeOf(await again.send(onlineCheckout('full', trip)))).toBe('car-taken')
    expect(await statusesOf(payer.bookingId)).toEqual(['paidInFull'])
    expect(await chargesOf(server, payer.bookingId)).toMatchObject([{ refund_id: null }])
  })

  it('does not lose a booking for which money may be moving', async () => {
    const asBefore = disturb(server, {
      read: async (reference) => ({
        ...(await server.sandbox.provider.read(reference)),
        standing: 'processing',
      }),
    })
    const again = new Payer(server, payer.browser)
    expect(codeOf(await again.send(onlineCheckout('full', trip)))).toBe('car-taken')
    asBefore()
    expect(await statusesOf(payer.bookingId)).toEqual(['void'])
  })

  it('is in nobody’s way when the time is over', async () => {
    server.clock.now = new Date(NOW.getTime() + 31 * 60_000)
    await minute(server)
    expect(await availability(payer.browser)).toBe('free')
    expect((await new Payer(server).send(guestCheckout(trip))).status).toBe(200)
    expect(await availability(payer.browser)).toBe('taken')
  })
})

it('a customer finds the car free that is held for them, on any device', async () => {
  trip = nextTrip()
  const { driver: _, ...body } = onlineCheckout('full', trip)
  const first = new Payer(server, await browserOf(server, 'oliver'))
  expect((await first.send(body)).status).toBe(200)
  const elsewhere = await browserOf(server, 'oliver')
  expect(await availability(elsewhere)).toBe('free')
  const again = new Payer(server, elsewhere)
  expect((await again.send(body)).status).toBe(200)
  expect([await statusesOf(first.bookingId), await statusesOf(again.bookingId)]).toEqual([
    [],
    ['void'],
  ])
})

it('the same attempt sent again is the same booking', async () => {
  trip = nextTrip()
  const guest = new Payer(server)
  const body = onlineCheckout('full', trip)
  const headers = { 'idempotency-key': 'attempt-of-one-tab' }
  await guest.send(body, headers)
  const { bookingId } = guest
  expect((await guest.send(body, headers)).status).toBe(200)
  expect(guest.bookingId).toBe(bookingId)
  expect(await statusesOf(bookingId)).toEqual(['void'])
})
