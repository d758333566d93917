import { afterAll, beforeAll, expect, it } from 'vitest'

import { landmarks } from '../demo/landmarks.ts'
import { Browser } from '../testing/browser.ts'
import {
  buildGuestCheckout,
  nextTrip,
  readProblemCode,
  buildCarSearch,
} from '../testing/requests.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'
import { TestActions } from './test-actions.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const { cars, locations } = landmarks

async function control(what: string, params: object): Promise<unknown> {
  const body = JSON.stringify(params)
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`http://localhost/__backstage/${what}`, {
    method: 'POST',
    headers,
    body,
  })
  const response = await new TestActions(server.db).control(request)
  return response?.json()
}

async function addCar(): Promise<string> {
  const added = await control('cars', { like: cars.free, location: locations.gafsa })
  return (added as { car: string }).car
}

it('the test control creates a copy of a car at an unused location, and search finds it', async () => {
  const car = await addCar()
  const reply = await browser.post(
    '/api/frontend-cars/1/100',
    buildCarSearch({ pickupLocation: locations.gafsa }),
  )
  expect(JSON.stringify(reply.body)).toContain(car)
  expect(JSON.stringify(reply.body)).not.toContain(cars.free)
})

it('the test control changes the price of a car, so that a checkout with the old price is rejected', async () => {
  const car = await addCar()
  const params = {
    car,
    pickupLocation: locations.gafsa,
    dropOffLocation: locations.gafsa,
    ...nextTrip(),
  }
  expect(await control('prices', { car, percent: 50 })).toEqual({ raised: 1 })
  const refused = await browser.post('/api/checkout', buildGuestCheckout({ ...params, price: 276 }))
  expect([refused.status, readProblemCode(refused)]).toEqual([409, 'price-changed'])
  expect(refused.body).toMatchObject({ price: 414 })
})

it('the test control marks a car as coming soon, which cannot be booked until it is available again', async () => {
  const car = await addCar()
  const params = {
    car,
    pickupLocation: locations.gafsa,
    dropOffLocation: locations.gafsa,
    ...nextTrip(),
  }
  expect(await control('offers', { car, comingSoon: true })).toEqual({ offered: 1 })
  const refused = await browser.post('/api/checkout', buildGuestCheckout(params))
  expect(readProblemCode(refused)).toBe('car-unavailable')
  expect(await control('offers', { car })).toEqual({ offered: 1 })
  const booked = await browser.post(
    '/api/checkout',
    buildGuestCheckout(params, { email: 'announced@example.org' }),
  )
  expect(booked.status).toBe(200)
})

it('the test control lists the bookings of a car', async () => {
  const car = await addCar()
  expect(await control('bookings', { car })).toEqual([])
  const params = {
    car,
    pickupLocation: locations.gafsa,
    dropOffLocation: locations.gafsa,
    ...nextTrip(),
  }
  const email = 'counted@example.org'
  const booked = await browser.post('/api/checkout', buildGuestCheckout(params, { email }))
  const { bookingId: id } = booked.body as { bookingId: string }
  expect(await control('bookings', { car })).toEqual([{ id, status: 'pending', email }])
})

it('the test control finds the tables that contain a text', async () => {
  const answer = await control('holding', { texts: ['no such text', 'counted@example.org'] })
  expect(answer).toEqual({ searched: expect.any(Number), found: ['account'] })
})

it('the test control ignores other paths', async () => {
  expect(await control('secrets', {})).toBeUndefined()
})
