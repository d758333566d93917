import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { createPdf } from '../../testing/files.ts'
import { readProblemCode } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

const { accounts, bookings, cars, locations, suppliers } = landmarks

let server: TestServer
let jasmin: Browser
let customer: Browser
beforeAll(async () => {
  server = await createTestServer()
  jasmin = await createSignedInBrowser(server, 'jasmin')
  customer = await createSignedInBrowser(server, 'yasmine')
})
afterAll(() => server.close())

const listCars = (supplier: string, keyword = '', browser = jasmin) =>
  browser.post(`/api/booking-cars/1/100/?s=${keyword}`, {
    supplier,
    pickupLocation: locations.tunis,
  })

describe('staff', () => {
  // @shows WIRE-60
  it('find suppliers by part of their name, with the number of their cars', async () => {
    const { body } = await jasmin.get('/api/suppliers/1/10/?s=jasm')
    const [{ resultData, pageInfo }] = body as Schemas['SupplierPage']
    expect(pageInfo).toEqual([{ totalRecords: 1 }])
    expect(resultData).toMatchObject([{ _id: suppliers.plain, fullName: 'Jasmin Auto' }])
    expect(resultData[0]?.carCount).toBeGreaterThan(5)
  })

  // @shows WIRE-60
  it('list the available cars for a booking, filtered by name and without duplicates', async () => {
    const { body } = await listCars(suppliers.plain, 'clio')
    const names = (body as Schemas['BookingCarRow'][]).map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set(['Renault Clio']))
    const all = (await listCars(suppliers.plain)).body as Schemas['BookingCarRow'][]
    expect(all.map(({ _id }) => _id)).toContain(cars.free)
    expect(all.map(({ _id }) => _id)).not.toContain(cars.unavailable)
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length)
  })

  it('receive the driver’s license with a booking, unlike the customer', async () => {
    await customer.upload(`/api/update-license/${accounts.yasmine}`, 'file', createPdf())
    const path = `/api/booking/${bookings.cancellable}/en`
    const admin = await createSignedInBrowser(server, 'admin')
    const seen = (await admin.get(path)).body as Schemas['BookingDetail']
    expect((await admin.get(`/api/licenses/${seen.driver.license}`)).status).toBe(200)
    const own = (await customer.get(path)).body as Schemas['BookingDetail']
    expect(own.driver).not.toHaveProperty('license')
  })

  // @shows WIRE-60, SAFE-1
  it('have exclusive access, limited to their own supplier', async () => {
    const path = '/api/suppliers/1/10'
    expect(readProblemCode(await customer.get(path))).toBe('forbidden')
    expect(readProblemCode(await new Browser(server.app).get(path))).toBe('unauthenticated')
    expect(readProblemCode(await listCars(suppliers.plain, '', customer))).toBe('forbidden')
    expect(readProblemCode(await listCars(suppliers.dearer))).toBe('forbidden')
  })
})
