import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { createPdf } from '../../testing/files.ts'
import { createMainDriver } from '../../testing/main-driver.ts'
import {
  buildCheckout,
  buildGuestCheckout,
  readIssuePointers,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

const { cars, locations, suppliers } = landmarks

let server: TestServer
let oliver: Browser
beforeAll(async () => {
  server = await createTestServer()
  oliver = await createSignedInBrowser(server, 'oliver')
})
afterAll(() => server.close())

describe('the main driver', () => {
  it.each([
    ['when too young', { birthDate: '2010-01-01' }, 'too-young', '/mainDriver/birthDate'],
    [
      'without a real address',
      { email: 'leila@localhost' },
      'invalid-request',
      '/mainDriver/email',
    ],
    ['without a real phone', { phone: '123456' }, 'invalid-request', '/mainDriver/phone'],
    [
      'with a link as a name',
      { fullName: 'www.x.example' },
      'invalid-request',
      '/mainDriver/fullName',
    ],
    ['without a language', { language: '' }, 'invalid-request', '/mainDriver/language'],
  ])('is rejected %s', async (_, wrong, code, pointer) => {
    const body = { ...buildCheckout(), mainDriver: createMainDriver(wrong) }
    const reply = await oliver.post('/api/checkout', body)
    expect([readProblemCode(reply), readIssuePointers(reply)]).toEqual([code, [pointer]])
  })

  it('must meet the minimum age of the car, instead of the customer', async () => {
    const [old, young] = [{ birthDate: '1960-01-01' }, { birthDate: '2004-01-01' }]
    const browser = new Browser(server.app)
    const refused = await browser.post(
      '/api/checkout',
      buildGuestCheckout(CAR_WITH_MINIMUM_AGE, young),
    )
    expect(readProblemCode(refused)).toBe('too-young')
    const forOld = {
      ...buildGuestCheckout(CAR_WITH_MINIMUM_AGE, young),
      mainDriver: createMainDriver(old),
    }
    expect(readProblemCode(await browser.post('/api/checkout', forOld))).toBe('price-changed')
  })

  // @shows BOOKING-45
  it('must have a license, which only the customer and staff can read', async () => {
    const body = { ...buildCheckout({ ...createTrip(), ...CAR_REQUIRING_LICENSE }) }
    const without = await oliver.post('/api/checkout', { ...body, mainDriver: createMainDriver() })
    expect(readProblemCode(without)).toBe('licence-missing')
    const license = String((await oliver.upload('/api/create-license', 'file', createPdf())).body)
    const mainDriver = createMainDriver({ license })
    const { price } = (await oliver.post('/api/checkout', { ...body, mainDriver })).body as {
      price: number
    }
    const booking = { ...body.booking, price }
    const made = await oliver.post('/api/checkout', { ...body, booking, mainDriver })
    const { bookingId: id } = made.body as Schemas['CheckoutAnswer']

    const admin = await createSignedInBrowser(server, 'admin')
    expect((await readBookingDetail(admin, id)).mainDriver?.license).toBe(license)
    expect((await readBookingDetail(oliver, id)).mainDriver?.license).toBeUndefined()
    const readers = { oliver, admin, jasmin: await createSignedInBrowser(server, 'jasmin') }
    const statuses = await Promise.all(
      Object.values(readers).map(async (one) => (await one.get(`/api/licenses/${license}`)).status),
    )
    expect(statuses).toEqual([200, 200, 403])
    expect((await new Browser(server.app).get(`/api/licenses/${license}`)).status).toBe(401)
    // A license cannot be used for another booking.
    const again = await oliver.post('/api/checkout', {
      ...body,
      booking: { ...booking, ...createTrip() },
      mainDriver,
    })
    expect(readIssuePointers(again)).toEqual(['/mainDriver/license'])
  })
})

const CAR_REQUIRING_LICENSE = {
  car: cars.withLicense,
  supplier: suppliers.wantsLicense,
  pickupLocation: locations.djerbaAirport,
  dropOffLocation: locations.djerbaAirport,
}
/** Requires drivers to be at least 25 years old. */
const CAR_WITH_MINIMUM_AGE = { car: cars.forAdults }

const readBookingDetail = async (browser: Browser, id: string) =>
  (await browser.get(`/api/booking/${id}/en`)).body as Schemas['BookingDetail']
