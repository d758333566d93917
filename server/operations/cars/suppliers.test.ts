import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { search } from '../../testing/requests.ts'
import { signedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await testServer()
  await server.db
    .updateTable('supplier')
    .set({ full_name: RENAMED })
    .where('id', '=', landmarks.suppliers.plain)
    .execute()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

/** At a location where others precede and follow it. */
const RENAMED = 'Éclair Auto'
const supplierNames = (suppliers: { fullName: string }[]) =>
  suppliers.map(({ fullName }) => fullName)
/** Sorted for readers: accents do not move a name behind the letter z. */
const inOrder = (names: string[]) => names.toSorted(new Intl.Collator('fr').compare)

async function everySupplier() {
  return (await browser.get('/api/all-suppliers')).body as Schemas['Supplier'][]
}

// @shows WIRE-39, WIRE-58
it('suppliers are in alphabetical order in every list, ignoring accents', async () => {
  const all = supplierNames(await everySupplier())
  expect(all).toContain('Île Douce Location')
  expect(all).toEqual(inOrder(all))

  const jasmin = await signedInBrowser(server, 'jasmin')
  const [page] = (await jasmin.get('/api/suppliers/1/100/')).body as Schemas['SupplierPage']
  expect(supplierNames(page.resultData)).toEqual(all)
})

// @shows WIRE-59
it('suppliers are in that order with the cars of a search too', async () => {
  const suppliers = (await everySupplier()).map(({ _id }) => _id)
  const { body } = await browser.post('/api/frontend-suppliers', search({ suppliers }))
  const found = supplierNames(body as Schemas['SupplierWithCars'][])
  expect(found).toContain(RENAMED)
  expect(found).toEqual(inOrder(found))
})

it('suppliers have what customers choose by: cars, rating, rules and main location', async () => {
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

it('suppliers have a location with their cars', async () => {
  const all = (await browser.get('/api/all-suppliers')).body as Schemas['SupplierOnList'][]
  for (const { _id, location } of all) {
    if (!location) continue
    const where = { ...search({ suppliers: [_id] }), pickupLocation: location }
    const { body } = await browser.post('/api/frontend-suppliers', where)
    expect((body as Schemas['SupplierWithCars'][]).map((found) => found._id)).toContain(_id)
  }
})
