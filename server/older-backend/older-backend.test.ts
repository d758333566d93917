import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoAccounts } from '../demo/demo-accounts.ts'
import { landmarks } from '../demo/landmarks.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { Browser } from '../testing/browser.ts'
import { createPng } from '../testing/files.ts'
import { buildCarSearch } from '../testing/requests.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'
import { simulateOlderBackend } from './older-backend.ts'

let server: TestServer
let browser: Browser
let older: ReturnType<typeof simulateOlderBackend>
beforeAll(async () => {
  server = await createTestServer()
  older = simulateOlderBackend((request, network) => server.app(request, network))
  browser = new Browser((request, network = {}) => Promise.resolve(older(request, network)))
  await browser.signIn('yasmine')
})
afterAll(() => server.close())

const BOOKING_ID = landmarks.bookings.cancellable
const EXTENSION_FIELDS =
  /"(availability|timeZone|facets|widest|priceLines|total|ownBooking|reference|timeline)":/

// @shows WIRE-78, WIRE-79
describe('on an older backend', () => {
  it.each([
    ['GET', '/api/payment-providers', undefined],
    ['GET', '/api/notification-events/66aa00000000000000000001', undefined],
    ['POST', '/api/sign-out-everywhere', null],
    ['GET', '/api/avatars/somebody.png', undefined],
  ])('there is no %s %s', async (method, path, body) => {
    expect((await browser.call(method, path, body)).status).toBe(404)
  })

  it.each([
    ['PUT', '/api/update-booking', { booking: {} }],
    ['POST', '/api/delete-bookings', [landmarks.bookings.cancellable]],
  ])('customers get a text error for %s %s', async (method, path, body) => {
    const reply = await browser.call(method, path, body)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      403,
      'text/html; charset=utf-8',
    ])
  })

  it('calls return 403 without a session, and 401 with an expired one', async () => {
    const stranger = new Browser((request, network = {}) =>
      Promise.resolve(older(request, network)),
    )
    const without = await stranger.post('/api/bookings/1/20/en', { suppliers: [], statuses: [] })
    expect([without.status, without.body]).toEqual([403, { message: 'No token provided!' }])
    stranger.setCookie(SESSION_COOKIE, 'over')
    const ended = await stranger.post('/api/bookings/1/20/en', { suppliers: [], statuses: [] })
    expect(ended.status).toBe(401)
  })

  it('editing a booking requires a status, and deleting bookings an array of ids', async () => {
    const jasmin = new Browser((request, network = {}) => Promise.resolve(older(request, network)))
    const { email, password } = demoAccounts.jasmin
    const staff = { email, password, stayConnected: false }
    expect((await jasmin.post('/api/sign-in/admin', staff)).status).toBe(200)
    const edit = await jasmin.call('PUT', '/api/update-booking', { booking: { _id: BOOKING_ID } })
    expect([edit.status, edit.body]).toEqual([400, expect.stringContaining("can't be blank")])
    const unknown = 'f'.repeat(24)
    expect((await jasmin.post('/api/delete-bookings', { ids: [unknown] })).status).toBe(400)
    expect((await jasmin.post('/api/delete-bookings', [unknown])).status).toBe(200)
  })

  it('a car has no availability, and a search returns no facets', async () => {
    const car = landmarks.cars.free
    const dates = new URLSearchParams({ from: '2026-06-01T09:00:00Z', to: '2026-06-04T09:00:00Z' })
    const one = await browser.get(`/api/car/${car}/en?${dates.toString()}`)
    expect(one.body).toMatchObject({ _id: car, supplier: { fullName: expect.any(String) } })
    expect(JSON.stringify(one.body)).not.toMatch(EXTENSION_FIELDS)

    const found = await browser.post('/api/frontend-cars/1/30', buildCarSearch({ sort: 'rating' }))
    expect(found.status).toBe(200)
    expect(JSON.stringify(found.body)).not.toMatch(EXTENSION_FIELDS)
  })

  it('a booking’s locations have lists of names', async () => {
    const reply = await browser.get(`/api/booking/${landmarks.bookings.cancellable}/en`)
    expect(reply.body).toMatchObject({
      pickupLocation: { name: [expect.any(String)] },
      dropOffLocation: { name: [expect.any(String)] },
    })
    expect(JSON.stringify(reply.body)).not.toMatch(EXTENSION_FIELDS)
  })

  it('unknown records return 204, and invalid requests return text without a code', async () => {
    expect((await browser.get('/api/car/66aa000000000000000000ff/en')).status).toBe(204)
    const wrong = await browser.post('/api/checkout', { booking: {} })
    expect([wrong.status, wrong.body]).toEqual([400, 'Bad request'])
  })

  it('avatars are served from the users folder', async () => {
    const sent = await browser.upload(
      `/api/update-avatar/${landmarks.accounts.yasmine}`,
      'image',
      createPng(),
    )
    expect(sent.status).toBe(200)
    const reply = await browser.get(`/cdn/bookcars/users/${String(sent.body)}`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})
