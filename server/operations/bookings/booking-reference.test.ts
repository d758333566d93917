import type { components } from '@masar/openapi/schema.d.ts'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readBookingReference } from '@masar/domain/booking/booking-reference.ts'
import { BOOKING_STATUSES } from '@masar/domain/booking/booking-status.ts'

import type { DemoAccountName } from '../../demo/demo-accounts.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { buildGuestCheckout, createTrip } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

let server: TestServer
let suppliers: string[]
beforeAll(async () => {
  server = await createTestServer()
  const { body } = await new Browser(server.app).get('/api/all-suppliers')
  suppliers = (body as Schemas['Supplier'][]).map(({ _id }) => _id)
})
afterAll(() => server.close())

async function searchBookings(who: DemoAccountName, keyword: string) {
  const browser = await createSignedInBrowser(server, who)
  const { body } = await browser.post('/api/bookings/1/100/en', {
    suppliers,
    statuses: BOOKING_STATUSES,
    filter: { keyword },
  })
  return (body as Schemas['BookingPage'])[0].resultData
}

const readReference = async (id: string) =>
  (
    await server.db
      .selectFrom('booking')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).reference

describe('a booking reference', () => {
  // @shows BOOKING-30
  it('is created with the booking and returned with it', async () => {
    const { body } = await new Browser(server.app).post(
      '/api/checkout',
      buildGuestCheckout(createTrip()),
    )
    const { bookingId, booking } = body as Schemas['CheckoutAnswer']
    const reference = await readReference(bookingId)
    expect(readBookingReference(reference)).toBe(reference)
    expect(booking?.reference ?? reference).toBe(reference)
  })

  // @shows BOOKING-30
  it.each(['yasmine', 'jasmin', 'admin'] as const)(
    'finds the booking for users who may see it: %s',
    async (who) => {
      const reference = await readReference(landmarks.bookings.past)
      const typed = `${reference.slice(0, 3)} ${reference.slice(3)}`.toLowerCase()
      const found = await searchBookings(who, typed)
      expect(found.map(({ _id, reference: shown }) => [_id, shown])).toEqual([
        [landmarks.bookings.past, reference],
      ])
    },
  )

  it('finds nothing for other customers', async () => {
    expect(await searchBookings('oliver', await readReference(landmarks.bookings.past))).toEqual([])
  })

  // @shows BOOKING-30
  it('is unique: duplicates are replaced, and a database constraint prevents them', async () => {
    const make = () =>
      sql<{ made: string }>`select setseed(0.25), make_booking_reference() as made`
        .execute(server.db)
        .then(({ rows: [row] }) => row?.made ?? '')
    const first = await make()
    expect(await make()).toBe(first)
    await server.db
      .updateTable('booking')
      .set({ reference: first })
      .where('id', '=', landmarks.bookings.past)
      .execute()

    expect(await make()).not.toBe(first)
    await expect(
      server.db
        .updateTable('booking')
        .set({ reference: first })
        .where('id', '=', landmarks.bookings.unpaid)
        .execute(),
    ).rejects.toMatchObject({ constraint: 'booking_reference' })
  })
})
