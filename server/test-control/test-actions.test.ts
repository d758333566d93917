import { afterAll, beforeAll, expect, it } from 'vitest'

import { landmarks } from '../demo/landmarks.ts'
import { Browser } from '../testing/browser.ts'
import {
  buildGuestCheckout,
  createTrip,
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

async function sendControlCall(what: string, params: object): Promise<unknown> {
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
  const added = await sendControlCall('cars', { like: cars.free, location: locations.gafsa })
  return (added as { car: string }).car
}

it('the test control copies a car to an unused location, where search finds it', async () => {
  const car = await addCar()
  const reply = await browser.post(
    '/api/frontend-cars/1/100',
    buildCarSearch({ pickupLocation: locations.gafsa }),
  )
  expect(JSON.stringify(reply.body)).toContain(car)
  expect(JSON.stringify(reply.body)).not.toContain(cars.free)
})

it('the test control changes a car’s price, so that the old price is rejected', async () => {
  const car = await addCar()
  const params = {
    car,
    pickupLocation: locations.gafsa,
    dropOffLocation: locations.gafsa,
    ...createTrip(),
  }
  expect(await sendControlCall('prices', { car, percent: 50 })).toEqual({ raised: 1 })
  const refused = await browser.post('/api/checkout', buildGuestCheckout({ ...params, price: 276 }))
  expect([refused.status, readProblemCode(refused)]).toEqual([409, 'price-changed'])
  expect(refused.body).toMatchObject({ price: 414 })
})

it('the test control marks a car as coming soon, so that booking is rejected', async () => {
  const car = await addCar()
  const params = {
    car,
    pickupLocation: locations.gafsa,
    dropOffLocation: locations.gafsa,
    ...createTrip(),
  }
  expect(await sendControlCall('offers', { car, comingSoon: true })).toEqual({ offered: 1 })
  const refused = await browser.post('/api/checkout', buildGuestCheckout(params))
  expect(readProblemCode(refused)).toBe('car-unavailable')
  expect(await sendControlCall('offers', { car })).toEqual({ offered: 1 })
  const booked = await browser.post(
    '/api/checkout',
    buildGuestCheckout(params, { email: 'announced@example.org' }),
  )
  expect(booked.status).toBe(200)
})

it('the test control lists a car’s bookings', async () => {
  const car = await addCar()
  expect(await sendControlCall('bookings', { car })).toEqual([])
  const params = {
    car,
    pickupLocation: locations.gafsa,
    dropOffLocation: locations.gafsa,
    ...createTrip(),
  }
  const email = 'counted@example.org'
  const booked = await browser.post('/api/checkout', buildGuestCheckout(params, { email }))
  const { bookingId: id } = booked.body as { bookingId: string }
  expect(await sendControlCall('bookings', { car })).toEqual([{ id, status: 'pending', email }])
})

it('the test control finds the tables that contain a text', async () => {
  const answer = await sendControlCall('holding', {
    texts: ['no such text', 'counted@example.org'],
  })
  expect(answer).toEqual({ searched: expect.any(Number), found: ['account'] })
})

it('the test control ignores other paths', async () => {
  expect(await sendControlCall('secrets', {})).toBeUndefined()
})
