import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser, type BrowserReply } from '../../testing/browser.ts'
import { createPdf } from '../../testing/files.ts'
import {
  buildCheckout,
  buildGuestCheckout,
  readIssuePointers,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

type Checkout = components['schemas']['Checkout']

const { cars, locations, suppliers, accounts } = landmarks

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  server.clock.now = NOW
  browser = new Browser(server.app)
})
afterAll(() => server.close())

/** Makes a trip in a car whose supplier requires a license. */
const makeTripRequiringLicense = () => ({
  ...createTrip(),
  car: cars.withLicense,
  supplier: suppliers.wantsLicense,
  pickupLocation: locations.djerbaAirport,
  dropOffLocation: locations.djerbaAirport,
})

const upload = async () =>
  String((await browser.upload('/api/create-license', 'file', createPdf())).body)

/** Books at the price that the server returns. */
async function book(body: Checkout, one = browser): Promise<BrowserReply> {
  const rejected = await one.post('/api/checkout', body)
  const { price } = rejected.body as { price?: number }
  if (readProblemCode(rejected) !== 'price-changed' || price === undefined) return rejected
  return one.post('/api/checkout', { ...body, booking: { ...body.booking, price } })
}

const findAccount = (email = '') =>
  server.db
    .selectFrom('account')
    .select(['id', 'license'])
    .where('email', '=', email)
    .executeTakeFirst()

describe('where a license is required, a guest', () => {
  // @shows BOOK-30, ACCOUNT-44
  it('books with an uploaded license, which then belongs to their account', async () => {
    const license = await upload()
    const body = buildGuestCheckout(makeTripRequiringLicense(), { license })
    expect((await book(body)).status).toBe(200)
    expect(await findAccount(body.driver?.email)).toMatchObject({ license })
    expect(readProblemCode(await browser.get(`/api/licenses/${license}`))).toBe('unauthenticated')
    await browser.post(`/api/delete-temp-license/${license}`)
    const admin = await createSignedInBrowser(server, 'admin')
    expect((await admin.get(`/api/licenses/${license}`)).status).toBe(200)
  })

  it('cannot book with a license that is a day old or already used', async () => {
    const license = await upload()
    expect((await book(buildGuestCheckout(makeTripRequiringLicense(), { license }))).status).toBe(
      200,
    )
    const again = await book(buildGuestCheckout(makeTripRequiringLicense(), { license }))
    expect([again.status, readProblemCode(again)]).toEqual([422, 'licence-missing'])
    expect(readIssuePointers(again)).toEqual(['/driver/license'])

    const old = await upload()
    server.clock.now = new Date(NOW.getTime() + 86_400_000)
    const body = buildGuestCheckout(makeTripRequiringLicense(), { license: old })
    expect(readProblemCode(await book(body))).toBe('licence-missing')
    expect(await findAccount(body.driver?.email)).toBeUndefined()
  })

  // @shows BOOK-30
  it.each(['a'.repeat(43), '../../etc/passwd', ''])(
    'cannot book with an unknown license: %s',
    async (name) => {
      const reply = await book(buildGuestCheckout(makeTripRequiringLicense(), { license: name }))
      expect([reply.status, readProblemCode(reply)]).toEqual([422, 'licence-missing'])
    },
  )

  it('keeps the uploaded license when the booking is rejected', async () => {
    const license = await upload()
    const trip = makeTripRequiringLicense()
    expect((await book(buildGuestCheckout(trip, { license: await upload() }))).status).toBe(200)
    expect(readProblemCode(await book(buildGuestCheckout(trip, { license })))).toBe('car-taken')
    expect((await browser.get(`/api/licenses/${license}`)).status).toBe(200)
  })

  it('can use the license again after an unfinished booking', async () => {
    const license = await upload()
    const body = buildGuestCheckout(makeTripRequiringLicense(), { license })
    expect((await book(body)).status).toBe(200)
    const { id } = (await findAccount(body.driver?.email)) ?? { id: '' }
    await server.db.deleteFrom('booking').where('driver_id', '=', id).execute()
    await server.db.deleteFrom('account').where('id', '=', id).execute()
    expect((await book(buildGuestCheckout(makeTripRequiringLicense(), { license }))).status).toBe(
      200,
    )
  })
})

describe('where a license is required, a customer', () => {
  it('books with the account’s license', async () => {
    const nour = await createSignedInBrowser(server, 'nour')
    expect(readProblemCode(await book(buildCheckout(makeTripRequiringLicense()), nour))).toBe(
      'licence-missing',
    )
    await nour.upload(`/api/update-license/${accounts.nour}`, 'file', createPdf())
    expect((await book(buildCheckout(makeTripRequiringLicense()), nour)).status).toBe(200)
  })
})
