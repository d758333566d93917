import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { Payer, PAYER_CARDS } from '../../testing/payer.ts'
import {
  buildBookingInput as input,
  buildGuestCheckout,
  createTrip,
} from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']
type BookingChange = Partial<Schemas['BookingInput']>

let server: TestServer
let jasmin: Browser
let trip: ReturnType<typeof createTrip>
let payer: Payer
beforeAll(async () => {
  server = await createTestServer()
  jasmin = await createSignedInBrowser(server, 'jasmin')
})
beforeEach(async () => {
  trip = createTrip()
  payer = new Payer(server)
  await payer.book('full', trip)
  await payer.prepare()
})
afterAll(() => server.close())

const DAY_MS = 86_400_000
const addDaysToStart = (count: number) =>
  new Date(Date.parse(trip.from) + count * DAY_MS).toISOString()

/**
 * Changes the dates like the staff form, which also sends the status that the booking had when the form was
 * opened.
 */
async function changeDays(count: number, other: BookingChange = {}) {
  const { status } = await payer.booking()
  const send = (price: number) => {
    const booking = {
      ...input({ ...trip, to: addDaysToStart(count), isPayedInFull: true, status, price }),
    }
    return jasmin.call('PUT', '/api/update-booking', {
      booking: { ...booking, ...other, _id: payer.bookingId },
    })
  }
  const rejected = await send(1)
  const { price = 0 } = rejected.body as { price?: number }
  expect((await send(price)).status).toBe(200)
}

async function payByCard() {
  await payer.pay(PAYER_CARDS.accepted)
  expect((await payer.check()).status).toBe(200)
}

const findListedBooking = async () => {
  const { supplier } = await payer.booking()
  const { body } = await jasmin.post('/api/bookings/1/100/en', {
    suppliers: [supplier._id],
    statuses: ['reserved', 'deposit', 'paid', 'paidInFull'],
  })
  return (body as Schemas['BookingPage'])[0].resultData.find(({ _id }) => _id === payer.bookingId)
}

/** The fixture car `free` costs 92 dinars a day, and its deposit is 300. */
describe('the status of a booking whose price changes', () => {
  it('is “deposit” if staff extend the booking while the payment form is open', async () => {
    await changeDays(5)
    await payByCard()
    expect(await payer.booking()).toMatchObject({ status: 'deposit', price: 760, paidOnline: 576 })
  })

  it('is no longer paid in full after a paid booking is extended', async () => {
    await payByCard()
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull' })
    await changeDays(6)
    const longer = { status: 'deposit', totalPrice: 552, deposit: 300, paidOnline: 576 }
    expect(await payer.booking()).toMatchObject(longer)
    expect(await findListedBooking()).toMatchObject(longer)
  })

  it('is paid in full again when the price falls back to what was paid', async () => {
    await payByCard()
    await changeDays(6)
    await changeDays(3)
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull', price: 576 })
  })

  it('stays paid in full when the booking is shortened and a refund is due', async () => {
    await payByCard()
    await changeDays(1)
    expect(await payer.booking()).toMatchObject({
      status: 'paidInFull',
      totalPrice: 92,
      deposit: 300,
      paidOnline: 576,
    })
  })

  it('is the one that staff set together with the dates', async () => {
    await payByCard()
    await changeDays(6, { status: 'reserved' })
    expect(await payer.booking()).toMatchObject({ status: 'reserved' })
    await changeDays(6, { status: 'paidInFull' })
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull' })
  })

  it('stays pending while nothing is paid', async () => {
    const later = new Payer(server)
    payer = later
    trip = createTrip()
    await later.send(buildGuestCheckout(trip))
    await changeDays(6, { isPayedInFull: false })
    expect(await later.booking()).toMatchObject({ status: 'pending', paidOnline: 0 })
  })
})
