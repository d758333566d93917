import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { components } from '@masar/openapi/schema.d.ts'

import { landmarks } from '../demo/landmarks.ts'
import { Browser } from '../testing/browser.ts'
import { onlineCheckout, Payer, PAYER_CARDS, PRICES } from '../testing/payer.ts'
import { overrideProvider, readCharges, runMinute } from '../testing/payment-calls.ts'
import { guestCheckout, nextTrip, readProblemCode } from '../testing/requests.ts'
import { signedInBrowser } from '../testing/signed-in-browser.ts'
import { NOW, type TestServer, testServer } from '../testing/test-server.ts'

type Schemas = components['schemas']

const { cars, locations } = landmarks

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

async function openCar(browser: Browser) {
  const query = new URLSearchParams({ ...trip, pickupLocation: locations.tunisAirport })
  const { body } = await browser.get(`/api/car/${cars.free}/en?${query.toString()}`)
  return body as Schemas['CarDetail']
}

const availability = async (browser: Browser) => (await openCar(browser)).availability

const paymentStatuses = (bookingId: string) =>
  server.db
    .selectFrom('booking')
    .select('status')
    .where('id', '=', bookingId)
    .execute()
    .then((rows) => rows.map(({ status }) => status))

describe('a guest who closed the tab before paying', () => {
  it('finds the car available, while it is taken for others', async () => {
    expect(await availability(payer.browser)).toBe('free')
    expect(await availability(new Browser(server.app))).toBe('taken')
    expect(await availability(await signedInBrowser(server, 'oliver'))).toBe('taken')
  })

  it('books again with another address and pays: the earlier booking is released', async () => {
    const again = new Payer(server, payer.browser)
    expect((await again.send(onlineCheckout('deposit', trip))).status).toBe(200)
    expect(await paymentStatuses(payer.bookingId)).toEqual([])
    expect((await payer.pay(PAYER_CARDS.accepted)).status).toBe(409)
    await again.prepare({ amount: 300 })
    await again.pay(PAYER_CARDS.accepted)
    expect((await again.check()).status).toBe(200)
    expect(await paymentStatuses(again.bookingId)).toEqual(['deposit'])
  })

  it('does not lose a paid booking: it is confirmed, and the car is taken', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    const again = new Payer(server, payer.browser)
    expect(readProblemCode(await again.send(onlineCheckout('full', trip)))).toBe('car-taken')
    expect(await paymentStatuses(payer.bookingId)).toEqual(['paidInFull'])
    expect(await readCharges(server, payer.bookingId)).toMatchObject([{ refund_id: null }])
  })

  it('does not lose a booking whose payment may be processing', async () => {
    const asBefore = overrideProvider(server, {
      read: async (reference) => ({
        ...(await server.sandbox.provider.read(reference)),
        status: 'processing',
      }),
    })
    const again = new Payer(server, payer.browser)
    expect(readProblemCode(await again.send(onlineCheckout('full', trip)))).toBe('car-taken')
    asBefore()
    expect(await paymentStatuses(payer.bookingId)).toEqual(['void'])
  })

  it('blocks no one after the window has ended', async () => {
    server.clock.now = new Date(NOW.getTime() + 31 * 60_000)
    await runMinute(server)
    expect(await availability(payer.browser)).toBe('free')
    expect((await new Payer(server).send(guestCheckout(trip))).status).toBe(200)
    expect(await availability(payer.browser)).toBe('taken')
  })
})

const wanted = (
  booking: Partial<Schemas['BookingInput']> = {},
  driver: Partial<Schemas['GuestDriver']> = {},
) => {
  const body = onlineCheckout('full', trip, driver)
  return { ...body, booking: { ...body.booking, ...booking } }
}

async function expectUntouched(first: Payer) {
  expect(readProblemCode(await new Payer(server).send(guestCheckout(trip)))).toBe('car-taken')
  await first.pay(PAYER_CARDS.accepted)
  expect((await first.check()).status).toBe(200)
  expect(await paymentStatuses(first.bookingId)).toEqual(['paidInFull'])
}

describe('a rejected checkout', () => {
  it.each([
    ['price-changed', () => wanted({ price: PRICES.full + 1 })],
    ['invalid-request', () => wanted({ dropOffLocation: cars.free })],
    ['too-young', () => wanted({}, { birthDate: '2020-01-01' })],
    ['driver-missing', () => wanted({ additionalDriver: true })],
  ] as const)('keeps the earlier booking and its payment: %s', async (code, body) => {
    const again = new Payer(server, payer.browser)
    expect(readProblemCode(await again.send(body()))).toBe(code)
    await expectUntouched(payer)
  })

  it('keeps both when another booking overlaps the new dates', async () => {
    const last = { from: trip.to, to: new Date(Date.parse(trip.to) + 86_400_000).toISOString() }
    const other = await new Payer(server).send(guestCheckout({ ...last, price: 92 }))
    expect(other.status).toBe(200)
    const again = new Payer(server, payer.browser)
    const longer = wanted({ to: last.to, price: PRICES.full + 92 })
    expect(readProblemCode(await again.send(longer))).toBe('car-taken')
    await expectUntouched(payer)
  })
})

it('a customer finds the car that they hold available, on any device', async () => {
  trip = nextTrip()
  const { driver: _, ...body } = onlineCheckout('full', trip)
  const first = new Payer(server, await signedInBrowser(server, 'oliver'))
  expect((await first.send(body)).status).toBe(200)
  const elsewhere = await signedInBrowser(server, 'oliver')
  expect(await availability(elsewhere)).toBe('free')
  const again = new Payer(server, elsewhere)
  expect((await again.send(body)).status).toBe(200)
  expect([await paymentStatuses(first.bookingId), await paymentStatuses(again.bookingId)]).toEqual([
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
  expect(await paymentStatuses(bookingId)).toEqual(['void'])
})

const strangers = async () => [new Browser(server.app), await signedInBrowser(server, 'oliver')]

describe('the requester’s own booking', () => {
  // @shows BOOK-38
  it('is returned to them with its payment while it is pending, and to no one else', async () => {
    expect((await openCar(payer.browser)).ownBooking).toEqual({
      _id: payer.bookingId,
      status: 'void',
      sessionId: payer.session?.sessionId,
      provider: 'sandbox',
    })
    for (const stranger of await strangers())
      expect(JSON.stringify(await openCar(stranger))).not.toContain(payer.bookingId)
  })

  it('is returned to them once it is paid, and to no one else', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    await payer.check()
    expect(await openCar(payer.browser)).toMatchObject({
      availability: 'taken',
      ownBooking: { _id: payer.bookingId, status: 'paidInFull' },
    })
    for (const stranger of await strangers())
      expect(JSON.stringify(await openCar(stranger))).not.toContain(payer.bookingId)
  })

  it('is named in their error when it makes the car unavailable, and to no one else', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    await payer.check()
    const again = await new Payer(server, payer.browser).send(onlineCheckout('full', trip))
    expect(again.body).toMatchObject({ code: 'car-taken', bookingId: payer.bookingId })
    const other = await new Payer(server).send(onlineCheckout('full', trip))
    expect(readProblemCode(other)).toBe('car-taken')
    expect(other.body).not.toHaveProperty('bookingId')
  })

  it('is returned to a customer in every browser they are signed in with', async () => {
    const [here, there] = [
      await signedInBrowser(server, 'yasmine'),
      await signedInBrowser(server, 'yasmine'),
    ]
    const mine = nextTrip()
    const { driver: _, ...body } = guestCheckout(mine)
    const booked = await here.post('/api/checkout', body)
    expect(booked.status).toBe(200)
    trip = mine
    const { bookingId: _id } = booked.body as Schemas['CheckoutAnswer']
    expect((await openCar(there)).ownBooking).toEqual({ _id, status: 'pending' })
    for (const stranger of await strangers())
      expect(await openCar(stranger)).not.toHaveProperty('ownBooking')
  })

  it('is not returned after it is cancelled, released or expired', async () => {
    expect(await openCar(payer.browser)).toHaveProperty('ownBooking')
    server.clock.now = new Date(NOW.getTime() + 59 * 60_000)
    expect(await openCar(payer.browser)).not.toHaveProperty('ownBooking')
    server.clock.now = NOW
    await server.db
      .updateTable('booking')
      .set({ status: 'cancelled' })
      .where('id', '=', payer.bookingId)
      .execute()
    expect(await openCar(payer.browser)).not.toHaveProperty('ownBooking')
  })
})
