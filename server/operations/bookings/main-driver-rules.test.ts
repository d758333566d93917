import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { pdf } from '../../testing/files.ts'
import { leila } from '../../testing/main-driver.ts'
import {
  checkout,
  guestCheckout,
  issuePointers,
  nextTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { signedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

const { cars, locations, suppliers } = landmarks

let server: TestServer
let oliver: Browser
beforeAll(async () => {
  server = await testServer()
  oliver = await signedInBrowser(server, 'oliver')
})
afterAll(() => server.close())

describe('the main driver', () => {
  it.each([
    ['who is too young', { birthDate: '2010-01-01' }, 'too-young', '/mainDriver/birthDate'],
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
  ])('is refused %s', async (_, wrong, code, pointer) => {
    const body = { ...checkout(), mainDriver: leila(wrong) }
    const reply = await oliver.post('/api/checkout', body)
    expect([readProblemCode(reply), issuePointers(reply)]).toEqual([code, [pointer]])
  })

  it('must be old enough for the car, the customer only for the service', async () => {
    const [old, young] = [{ birthDate: '1960-01-01' }, { birthDate: '2004-01-01' }]
    const browser = new Browser(server.app)
    const refused = await browser.post('/api/checkout', guestCheckout(BIG_CAR, young))
    expect(readProblemCode(refused)).toBe('too-young')
    const forOld = { ...guestCheckout(BIG_CAR, young), mainDriver: leila(old) }
    expect(readProblemCode(await browser.post('/api/checkout', forOld))).toBe('price-changed')
  })

  // @shows BOOKING-45
  it('needs the license instead of the customer, and only staff of the supplier see it', async () => {
    const body = { ...checkout({ ...nextTrip(), ...LICENSED }) }
    const without = await oliver.post('/api/checkout', { ...body, mainDriver: leila() })
    expect(readProblemCode(without)).toBe('licence-missing')
    const license = String((await oliver.upload('/api/create-license', 'file', pdf())).body)
    const mainDriver = leila({ license })
    const { price } = (await oliver.post('/api/checkout', { ...body, mainDriver })).body as {
      price: number
    }
    const booking = { ...body.booking, price }
    const made = await oliver.post('/api/checkout', { ...body, booking, mainDriver })
    const { bookingId: id } = made.body as Schemas['CheckoutAnswer']

    const admin = await signedInBrowser(server, 'admin')
    expect((await read(admin, id)).mainDriver?.license).toBe(license)
    expect((await read(oliver, id)).mainDriver?.license).toBeUndefined()
    const readers = { oliver, admin, jasmin: await signedInBrowser(server, 'jasmin') }
    const statuses = await Promise.all(
      Object.values(readers).map(async (one) => (await one.get(`/api/licenses/${license}`)).status),
    )
    expect(statuses).toEqual([200, 200, 403])
    expect((await new Browser(server.app).get(`/api/licenses/${license}`)).status).toBe(401)
    // No other booking can use it.
    const again = await oliver.post('/api/checkout', {
      ...body,
      booking: { ...booking, ...nextTrip() },
      mainDriver,
    })
    expect(issuePointers(again)).toEqual(['/mainDriver/license'])
  })
})

const LICENSED = {
  car: cars.withLicense,
  supplier: suppliers.wantsLicense,
  pickupLocation: locations.djerbaAirport,
  dropOffLocation: locations.djerbaAirport,
}
/** For drivers from 25 years. */
const BIG_CAR = { car: cars.forAdults }

const read = async (browser: Browser, id: string) =>
  (await browser.get(`/api/booking/${id}/en`)).body as Schemas['BookingDetail']
