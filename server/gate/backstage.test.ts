import { afterAll, beforeAll, expect, it } from 'vitest'

import { landmarks } from '../db/seed/landmarks.ts'
import { Browser } from '../testing/browser.ts'
import { codeOf, guestCheckout, nextTrip, search } from '../testing/requests.ts'
import { type TestServer, testServer } from '../testing/world.ts'
import { Backstage } from './backstage.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await testServer()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const { cars, places } = landmarks

async function control(what: string, wish: object): Promise<unknown> {
  const body = JSON.stringify(wish)
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`http://localhost/__backstage/${what}`, {
    method: 'POST',
    headers,
    body,
  })
  const response = await new Backstage(server.db).control(request)
  return response?.json()
}

async function ownCar(): Promise<string> {
  const added = await control('cars', { like: cars.free, place: places.gafsa })
  return (added as { car: string }).car
}

it('puts a car like another one where nobody else looks, and search finds it', async () => {
  const car = await ownCar()
  const reply = await browser.post(
    '/api/frontend-cars/1/100',
    search({ pickupLocation: places.gafsa }),
  )
  expect(JSON.stringify(reply.body)).toContain(car)
  expect(JSON.stringify(reply.body)).not.toContain(cars.free)
})

it('changes what a car costs, so that the price a customer saw is refused', async () => {
  const car = await ownCar()
  const wish = { car, pickupLocation: places.gafsa, dropOffLocation: places.gafsa, ...nextTrip() }
  expect(await control('prices', { car, percent: 50 })).toEqual({ raised: 1 })
  const refused = await browser.post('/api/checkout', guestCheckout({ ...wish, price: 276 }))
  expect([refused.status, codeOf(refused)]).toEqual([409, 'price-changed'])
  expect(refused.body).toMatchObject({ price: 414 })
})

it('counts the bookings of a car', async () => {
  const car = await ownCar()
  expect(await control('bookings', { car })).toEqual([])
  const wish = { car, pickupLocation: places.gafsa, dropOffLocation: places.gafsa, ...nextTrip() }
  const email = 'counted@example.org'
  const booked = await browser.post('/api/checkout', guestCheckout(wish, { email }))
  const { bookingId: id } = booked.body as { bookingId: string }
  expect(await control('bookings', { car })).toEqual([{ id, status: 'pending', email }])
})

it('finds the tables that hold a text', async () => {
  const answer = await control('holding', { texts: ['no such text', 'counted@example.org'] })
  expect(answer).toEqual({ searched: expect.any(Number), found: ['account'] })
})

it('leaves paths that are not its own alone', async () => {
  expect(await control('secrets', {})).toBeUndefined()
})
