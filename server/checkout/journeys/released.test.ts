import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import {
  overrideProvider,
  rejectAsDown,
  readCharges,
  runMinutelyJobs,
} from '../../testing/payment-calls.ts'
import { buildGuestCheckout, createTrip, readProblemCode } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

let server: TestServer
let trip: ReturnType<typeof createTrip>
let payer: Payer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  server.logged.length = 0
  trip = createTrip()
  payer = new Payer(server)
  await payer.book('full', trip)
  await payer.prepare()
})
afterAll(() => server.close())

/** Books the same car and days as another customer, who pays at the counter. */
const bookAsOtherCustomer = () => new Payer(server).send(buildGuestCheckout(trip))

describe('a booking that its customer abandons', () => {
  // @shows BOOK-32
  it('releases the car and the email address, and closes the form', async () => {
    const { driver } = await payer.booking()
    expect((await payer.release()).status).toBe(200)
    expect((await payer.pay(PAYER_CARDS.accepted)).status).toBe(409)
    expect(readProblemCode(await payer.check())).toBe('payment-expired')
    expect((await payer.release()).status).toBe(200)
    const again = buildGuestCheckout(trip, { email: driver.email })
    expect((await new Payer(server).send(again)).status).toBe(200)
  })

  it('is kept if it turns out to be paid', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    await payer.release()
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull' })
    expect((await payer.check()).status).toBe(200)
  })

  it('is released even while the provider is down, and a late payment is refunded', async () => {
    const { bookingId } = payer
    await payer.pay(PAYER_CARDS.accepted)
    const asBefore = overrideProvider(server, { close: rejectAsDown })
    expect((await payer.release()).status).toBe(200)
    asBefore()
    expect((await bookAsOtherCustomer()).status).toBe(200)
    await runMinutelyJobs(server)
    const [charge] = await readCharges(server, bookingId)
    expect(charge?.refund_id).toEqual(expect.any(String))
    expect((await payer.check()).body).toMatchObject({
      code: 'payment-refunded',
      refund: { amount: 576, currency: 'TND' },
    })
  })

  // @shows PAY-32
  it('is kept, though unpaid, if the supplier has confirmed it', async () => {
    const jasmin = await createSignedInBrowser(server, 'jasmin')
    const body = { ids: [payer.bookingId], status: 'reserved' }
    expect((await jasmin.post('/api/update-booking-status', body)).status).toBe(200)
    await payer.release()
    expect(await payer.booking()).toMatchObject({ status: 'reserved', paidOnline: 0 })
    expect(readProblemCode(await payer.check())).toBe('payment-expired')
    expect((await payer.pay(PAYER_CARDS.accepted)).status).toBe(409)
  })

  it('can be released by its owner before any payment was opened', async () => {
    const early = new Payer(server)
    await early.book('full', createTrip())
    const path = `/api/delete-temp-booking/${early.bookingId}/${early.bookingId}`
    await payer.browser.delete(path)
    expect(await early.booking()).toMatchObject({ status: 'void' })
    await early.browser.delete(path)
    expect((await early.prepare()).body).toMatchObject({ code: 'payment-expired' })
  })

  it('cannot be released with the payment session of another booking', async () => {
    const other = new Payer(server)
    await other.book('full', createTrip())
    await other.prepare()
    await payer.browser.delete(
      `/api/delete-temp-booking/${payer.bookingId}/${other.opened.sessionId}`,
    )
    expect(await payer.booking()).toMatchObject({ status: 'void' })
  })
})

describe('a payment that differs from the request', () => {
  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'EUR' }],
    ['booking', { bookingId: landmarks.bookings.paidInFull }],
    ['payment', { paymentId: landmarks.bookings.paidInFull }],
  ])('in its %s confirms nothing and is refunded', async (_, lie) => {
    await payer.pay(PAYER_CARDS.accepted)
    const { provider } = server.sandbox
    const asBefore = overrideProvider(server, {
      read: async (reference) => ({ ...(await provider.read(reference)), ...lie }),
    })
    const reply = await payer.check()
    asBefore()
    expect(readProblemCode(reply)).toBe('payment-refunded')
    expect(await payer.booking()).toMatchObject({ status: 'void', paidOnline: 0 })
    expect(await readCharges(server, payer.bookingId)).toMatchObject([
      { refund_id: expect.any(String) },
    ])
    expect((await payer.prepare()).status).toBe(200)
  })
})
