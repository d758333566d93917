import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { buildCarSearch } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
  await server.db
    .updateTable('supplier')
    .set({ full_name: ACCENTED_NAME })
    .where('id', '=', landmarks.suppliers.plain)
    .execute()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

/** A supplier's new name. Other suppliers at the same location sort before and after it. */
const ACCENTED_NAME = 'Éclair Auto'
const getSupplierNames = (suppliers: { fullName: string }[]) =>
  suppliers.map(({ fullName }) => fullName)
/** Sorts as readers expect: accented letters do not sort after z. */
const sortNames = (names: string[]) => names.toSorted(new Intl.Collator('fr').compare)

async function fetchAllSuppliers() {
  return (await browser.get('/api/all-suppliers')).body as Schemas['Supplier'][]
}

// @shows WIRE-39, WIRE-58
it('suppliers are sorted alphabetically in every list, ignoring accents', async () => {
  const all = getSupplierNames(await fetchAllSuppliers())
  expect(all).toContain('Île Douce Location')
  expect(all).toEqual(sortNames(all))

  const jasmin = await createSignedInBrowser(server, 'jasmin')
  const [page] = (await jasmin.get('/api/suppliers/1/100/')).body as Schemas['SupplierPage']
  expect(getSupplierNames(page.resultData)).toEqual(all)
})

// @shows WIRE-59
it('suppliers with cars in a search are sorted alphabetically', async () => {
  const suppliers = (await fetchAllSuppliers()).map(({ _id }) => _id)
  const { body } = await browser.post('/api/frontend-suppliers', buildCarSearch({ suppliers }))
  const found = getSupplierNames(body as Schemas['SupplierWithCars'][])
  expect(found).toContain(ACCENTED_NAME)
  expect(found).toEqual(sortNames(found))
})

it('suppliers include the number of cars, rating, rental rules and main location', async () => {
  const all = (await browser.get('/api/all-suppliers')).body as Schemas['SupplierOnList'][]
  const known = (id: string) => all.find(({ _id }) => _id === id)
  const { plain, withoutPayLater, wantsLicense, threeDaysAtLeast, suspended } = landmarks.suppliers
  expect(known(plain)).toMatchObject({
    payLater: true,
    licenseRequired: false,
    location: expect.stringMatching(/^[0-9a-f]{24}$/),
  })
  expect(known(withoutPayLater)?.payLater).toBe(false)
  expect(known(wantsLicense)?.licenseRequired).toBe(true)
  expect(known(threeDaysAtLeast)?.minimumRentalDays).toBe(3)
  expect(known(suspended)).toMatchObject({ carCount: 0, rating: null, location: null })

  const cars = await server.db
    .selectFrom('car')
    .select(['rating'])
    .where('supplier_id', '=', plain)
    .where('available', '=', true)
    .where('coming_soon', '=', false)
    .execute()
  const rated = cars.flatMap(({ rating }) => (rating ? [rating] : []))
  const mean = rated.reduce((sum, rating) => sum + rating, 0) / rated.length
  expect(known(plain)?.carCount).toBe(cars.length)
  expect(known(plain)?.rating).toBeCloseTo(mean, 1)
})

it('suppliers have cars at their main location', async () => {
  const all = (await browser.get('/api/all-suppliers')).body as Schemas['SupplierOnList'][]
  for (const { _id, location } of all) {
    if (!location) continue
    const where = { ...buildCarSearch({ suppliers: [_id] }), pickupLocation: location }
    const { body } = await browser.post('/api/frontend-suppliers', where)
    expect((body as Schemas['SupplierWithCars'][]).map((found) => found._id)).toContain(_id)
  }
})
