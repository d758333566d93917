import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import {
  buildGuestDriver,
  buildGuestCheckout,
  readIssuePointers,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { createServerOn, type TestServer, createTestServer } from '../../testing/test-server.ts'

type Checkout = components['schemas']['Checkout']
type Booked = components['schemas']['CheckoutAnswer']

const { cars, locations, suppliers } = landmarks

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const send = (body: Checkout) => browser.post('/api/checkout', body)
describe('the price', () => {
  // @shows PRICE-17, BOOK-24
  it('is computed by the server, which rejects any other and returns the correct one', async () => {
    const reply = await send(buildGuestCheckout({ ...createTrip(), price: 1 }))
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'price-changed', price: 276 }])
  })

  it('covers extras; those that the car includes are free and selected by default', async () => {
    const trip = createTrip()
    const withExtras = { ...trip, cancellation: true, theftProtection: true }
    expect((await send(buildGuestCheckout({ ...withExtras, price: 276 + 25 + 18 }))).status).toBe(
      200,
    )
    const inclusive = { ...trip, car: cars.everythingIncluded }
    const { price } = (await send(buildGuestCheckout(inclusive))).body as { price: number }
    const reply = await send(buildGuestCheckout({ ...inclusive, price }))
    expect((reply.body as Booked).booking).toMatchObject({
      cancellation: true,
      fullInsurance: true,
      additionalDriver: false,
    })
  })

  it.each([
    ['the deposit', { isDeposit: true }, 300],
    ['rental and deposit', { isPayedInFull: true }, 576],
    ['the rental without its deposit', {}, 276],
  ])(
    'includes only %s when this is paid online, and the booking waits for the payment',
    async (_, flags, price) => {
      const reply = await send({
        ...buildGuestCheckout({ ...createTrip(), ...flags, price }),
        payLater: false,
      })
      expect([reply.status, reply.body]).toMatchObject([200, { status: 'void', price }])
      const wrong = {
        ...buildGuestCheckout({ ...createTrip(), ...flags, price: 1 }),
        payLater: false,
      }
      expect((await send(wrong)).body).toMatchObject({ code: 'price-changed', price })
    },
  )

  it.each([
    [{ isPayedInFull: true }, 576, 'online-payment-barred'],
    [{}, 276, 'online-payment-barred'],
    [{ isDeposit: true }, 300, undefined],
  ])(
    'can include only the deposit in an online payment from Tunisia: %j',
    async (flags, price, code) => {
      const { app } = createServerOn(server, { countryCode: 'TN' })
      const body = { ...buildGuestCheckout({ ...createTrip(), ...flags, price }), payLater: false }
      expect(readProblemCode(await new Browser(app).post('/api/checkout', body))).toBe(code)
    },
  )

  it('cannot be paid online without payment providers', async () => {
    const bare = createServerOn(server)
    bare.providers.length = 0
    const body = {
      ...buildGuestCheckout({ ...createTrip(), isDeposit: true, price: 300 }),
      payLater: false,
    }
    const reply = await new Browser(bare.app).post('/api/checkout', body)
    expect([reply.status, readProblemCode(reply)]).toEqual([422, 'method-unavailable'])
  })
})

describe('the booking rules', () => {
  const soon = { from: '2026-05-20T10:30:00Z', to: '2026-05-22T10:30:00Z' }
  it.each<[string, Partial<Checkout['booking']>, number, string]>([
    ['a car that is gone', { car: 'f'.repeat(24) }, 409, 'car-unavailable'],
    ['a car that is coming soon', { car: cars.comingSoon }, 409, 'car-unavailable'],
    ['a fully booked car', { car: cars.fullyBooked }, 409, 'car-unavailable'],
    ['a withdrawn car', { car: cars.unavailable }, 409, 'car-unavailable'],
    ['a car of another supplier', { supplier: suppliers.dearer }, 400, 'invalid-request'],
    ['a car at another location', { pickupLocation: locations.djerba }, 422, 'car-elsewhere'],
    ['an unknown pick-up', { pickupLocation: '0'.repeat(24) }, 400, 'invalid-request'],
    ['an unknown drop-off', { dropOffLocation: '0'.repeat(24) }, 400, 'invalid-request'],
    ['a pick-up in half an hour', soon, 422, 'too-early'],
    ['a drop-off before the pick-up', { to: '2026-06-01T09:00:00Z' }, 422, 'too-short'],
    ['half an hour', { to: '2026-06-10T09:30:00Z' }, 422, 'too-short'],
    ['a car that is taken', { car: cars.taken }, 409, 'car-taken'],
    [
      'an extra that the car does not offer',
      { car: cars.nothingToAdd, amendments: true },
      422,
      'option-unavailable',
    ],
  ])('reject %s', async (_what, wrong, status, code) => {
    const reply = await send(buildGuestCheckout(wrong))
    expect([reply.status, readProblemCode(reply)]).toEqual([status, code])
  })

  // @shows FORM-15
  it('enforce each supplier’s terms', async () => {
    const paidOnline = {
      ...createTrip(),
      car: cars.paidOnlineOnly,
      supplier: suppliers.withoutPayLater,
    }
    expect(readProblemCode(await send(buildGuestCheckout(paidOnline)))).toBe('method-unavailable')
    const suspended = { car: cars.ofSuspendedSupplier, supplier: suppliers.suspended }
    expect(readProblemCode(await send(buildGuestCheckout(suspended)))).toBe('car-unavailable')
    const location = { pickupLocation: locations.monastirAirport }
    const short = {
      ...createTrip(48),
      ...location,
      car: cars.threeDaysAtLeast,
      supplier: suppliers.threeDaysAtLeast,
    }
    expect(readProblemCode(await send(buildGuestCheckout(short)))).toBe('too-short')
    const licensed = { car: cars.withLicense, supplier: suppliers.wantsLicense }
    expect(
      readProblemCode(
        await send(buildGuestCheckout({ ...licensed, pickupLocation: locations.djerbaAirport })),
      ),
    ).toBe('licence-missing')
  })

  // @shows BOOK-21
  it('reject times at which the location is closed in its own time zone', async () => {
    await server.db.updateTable('settings').set({ max_pickup_dropoff_hour: 20 }).execute()
    // 20:30 in Tunis.
    const late = { ...createTrip(), from: '2026-07-01T19:30:00Z', to: '2026-07-03T09:00:00Z' }
    const reply = await send(buildGuestCheckout(late))
    await server.db.updateTable('settings').set({ max_pickup_dropoff_hour: 23 }).execute()
    expect([readProblemCode(reply), readIssuePointers(reply)]).toEqual([
      'closed-at-that-hour',
      ['/booking/from'],
    ])
  })

  // @shows BOOK-6, BOOK-20
  it('check every driver’s age on the pick-up day', async () => {
    const car = { car: cars.forAdults }
    const almost = await send(buildGuestCheckout(car, { birthDate: '2001-06-11' }))
    expect([readProblemCode(almost), readIssuePointers(almost)]).toEqual([
      'too-young',
      ['/driver/birthDate'],
    ])
    const unborn = await send(buildGuestCheckout(car, { birthDate: '2099-06-11' }))
    expect([readProblemCode(unborn), readIssuePointers(unborn)]).toEqual([
      'invalid-request',
      ['/driver/birthDate'],
    ])
    const second = { ...buildGuestDriver(), birthDate: '2006-01-01' }
    const body = { ...buildGuestCheckout({ additionalDriver: true }), additionalDriver: second }
    expect(readIssuePointers(await send(body))).toEqual(['/additionalDriver/birthDate'])
    const unnamed = await send(buildGuestCheckout({ additionalDriver: true }))
    expect([readProblemCode(unnamed), readIssuePointers(unnamed)]).toEqual([
      'driver-missing',
      ['/additionalDriver'],
    ])
  })
})
