import type { components } from '@masar/openapi/schema.d.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import type { Browser } from '../../testing/browser.ts'
import { buildBookingInput as input, buildCheckout, createTrip } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

let server: TestServer
let oliver: Browser
beforeAll(async () => {
  server = await createTestServer()
  oliver = await createSignedInBrowser(server, 'oliver')
})
afterAll(() => server.close())

const readPrice = ({ body }: { body: unknown }) => (body as { price?: number }).price ?? 0

it('a resent booking is not amended when the car now includes an extra', async () => {
  const trip = { ...createTrip(), amendments: true }
  const price = readPrice(await oliver.post('/api/checkout', buildCheckout({ ...trip, price: 1 })))
  const { body } = await oliver.post('/api/checkout', buildCheckout({ ...trip, price }))
  const { bookingId: _id } = body as { bookingId: string }
  await server.db
    .updateTable('car')
    .set({ theft_protection: 0 })
    .where('id', '=', landmarks.cars.free)
    .execute()
  const same = { booking: { ...input({ ...trip, price }), _id } }
  expect((await oliver.call('PUT', '/api/update-booking', same)).status).toBe(200)

  const detail = (await oliver.get(`/api/booking/${_id}/en`)).body
  const { timeline = [] } = detail as components['schemas']['BookingDetail']
  expect(timeline.map(({ kind }) => kind)).toEqual(['created', 'pending'])
})
