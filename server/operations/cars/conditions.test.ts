import type { components } from '@masar/openapi/schema.d.ts'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { ConditionTerms } from '../../conditions/condition-terms.ts'
import { storeConditions } from '../../conditions/store-version.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { simulateOlderBackend } from '../../older-backend/older-backend.ts'
import { Browser } from '../../testing/browser.ts'
import { buildGuestCheckout, createTrip, readProblemCode } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

const { bookings, cars, suppliers } = landmarks
const UNKNOWN_SUPPLIER_ID = '66aa00000000000000000000'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const fetchConditions = (supplier: string, search = '', language = 'fr') =>
  browser.get(`/api/conditions/${supplier}/${language}${search}`)
const readBody = async (...where: Parameters<typeof fetchConditions>) =>
  (await fetchConditions(...where)).body as Schemas['RentalConditions']
const readCar = async () =>
  (await browser.get(`/api/car/${cars.free}/en`)).body as Schemas['CarDetail']

async function changeConditions(supplierId: string, refuellingFee: number) {
  const { terms } = await server.db
    .selectFrom('rental_conditions')
    .select(sql<ConditionTerms>`terms`.as('terms'))
    .where('supplier_id', '=', supplierId)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow()
  await storeConditions(server.db, supplierId, { ...terms, refuellingFee })
}

async function book(conditionsVersion?: number) {
  const body = buildGuestCheckout({ ...createTrip() })
  const reply = await browser.post('/api/checkout', {
    ...body,
    ...(conditionsVersion === undefined ? {} : { conditionsVersion }),
  })
  const { booking } = reply.body as Schemas['CheckoutAnswer']
  return { reply, version: booking?.conditionsVersion }
}

describe('a supplier’s conditions', () => {
  // @shows CAR-25
  it('are amounts in the base currency, with a note in the requested language', async () => {
    const newest = await readBody(suppliers.plain, '', 'en')
    expect(newest).toMatchObject({ version: 2, latestVersion: 2, refuellingFee: 25 })
    expect(newest.groups[0]?.excess.withoutCover).toBeGreaterThan(1000)
    expect(newest.note).toContain('Tyres')
    expect((await readBody(suppliers.plain)).note).toContain('pneus')
  })

  it('can be read in every version, without a session', async () => {
    expect(await readBody(suppliers.plain, '?version=1')).toMatchObject({
      version: 1,
      latestVersion: 2,
      refuellingFee: 20,
    })
  })

  it.each([
    ['an unknown supplier', UNKNOWN_SUPPLIER_ID, ''],
    ['an unknown version', suppliers.plain, '?version=99'],
  ])('do not exist for %s', async (_, supplier, search) => {
    expect((await fetchConditions(supplier, search)).status).toBe(204)
  })

  it('do not exist if the supplier has none, and are missing from its cars', async () => {
    const supplier = suppliers.cheaper
    await server.db
      .updateTable('booking')
      .set({ conditions_id: null })
      .where('supplier_id', '=', supplier)
      .execute()
    await server.db.deleteFrom('rental_conditions').where('supplier_id', '=', supplier).execute()
    expect((await fetchConditions(supplier)).status).toBe(204)
    const { id } = await server.db
      .selectFrom('car')
      .select('id')
      .where('supplier_id', '=', supplier)
      .executeTakeFirstOrThrow()
    const car = (await browser.get(`/api/car/${id}/en`)).body as Schemas['CarDetail']
    expect(car.conditions).toBeUndefined()
  })

  it('cannot be changed', async () => {
    const edit = server.db.updateTable('rental_conditions').set({ version: 9 }).execute()
    await expect(edit).rejects.toThrow('never changed')
  })

  // @shows WIRE-79
  it('are missing on an older backend', async () => {
    const older = simulateOlderBackend((request, network) => server.app(request, network))
    browser = new Browser((request, network = {}) => Promise.resolve(older(request, network)))
    expect((await fetchConditions(suppliers.plain)).status).toBe(404)
    expect((await readCar()).conditions).toBeUndefined()
  })
})

describe('a booking', () => {
  // @shows BOOK-44
  it('keeps the conditions under which it was made', async () => {
    const { version } = await readBody(suppliers.plain)
    const { reply, version: booked } = await book(version)
    expect([reply.status, booked]).toEqual([200, version])
    await changeConditions(suppliers.plain, 31_000)
    const { bookingId } = reply.body as Schemas['CheckoutAnswer']
    const later = await browser.get(`/api/booking/${bookingId}/fr`)
    const { depositMethods } = await readBody(suppliers.plain, `?version=${version}`)
    expect(depositMethods).not.toEqual([])
    expect(later.body).toMatchObject({ conditionsVersion: version, depositMethods })
    expect((await readCar()).conditions?.version).toBe(version + 1)
  })

  it('is rejected with price-changed when the customer has seen older conditions', async () => {
    const { version } = await readBody(suppliers.plain)
    await changeConditions(suppliers.plain, 32_000)
    const { reply } = await book(version)
    expect([reply.status, readProblemCode(reply)]).toEqual([409, 'price-changed'])
    expect((await book(version + 1)).version).toBe(version + 1)
  })

  it('gets the newest conditions from a client that sends no version', async () => {
    const { version } = await readBody(suppliers.plain)
    expect((await book()).version).toBe(version)
  })

  it('is returned to a retry that sends a newer conditions version', async () => {
    const { version } = await readBody(suppliers.plain)
    const body = { ...buildGuestCheckout({ ...createTrip() }), conditionsVersion: version }
    const sending = { headers: { 'Idempotency-Key': 'conditions-changed-between' } }
    const first = await browser.post('/api/checkout', body, sending)
    await changeConditions(suppliers.plain, 33_000)
    const again = { ...body, conditionsVersion: version + 1 }
    const second = await browser.post('/api/checkout', again, sending)
    expect([second.status, second.body]).toMatchObject([
      200,
      { bookingId: (first.body as Schemas['CheckoutAnswer']).bookingId },
    ])
  })

  it('of another customer does not reveal its conditions version', async () => {
    const oliver = await createSignedInBrowser(server, 'oliver')
    const reply = await oliver.get(`/api/booking/${bookings.cancellable}/fr`)
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([
      403,
      expect.not.stringContaining('conditionsVersion'),
    ])
  })
})
