import type { components } from '@masar/openapi/schema.d.ts'

import { landmarks } from '../demo/landmarks.ts'
import type { Browser } from './browser.ts'
import { buildCheckout, createTrip } from './requests.ts'
import { NOW, type TestServer } from './test-server.ts'

type Schemas = components['schemas']

const HOUR_MS = 3_600_000

/** Returns the instant that many hours later. */
export const addHoursTo = (instant: string | Date, hours: number) =>
  new Date(new Date(instant).getTime() + hours * HOUR_MS).toISOString()

export async function bookNextTrip(browser: Browser) {
  const trip = createTrip()
  const { status, body } = await browser.post('/api/checkout', buildCheckout(trip))
  if (status !== 200) throw new Error(`The booking was refused: ${status}`)
  return { id: (body as Schemas['CheckoutAnswer']).bookingId, ...trip }
}

/** Creates a booking whose pick-up is that many hours away. */
export async function bookSoon(
  { db }: TestServer,
  browser: Browser,
  { hours, hoursLong = 48 }: { hours: number; hoursLong?: number },
) {
  const { id } = await bookNextTrip(browser)
  const [from, to] = [addHoursTo(NOW, hours), addHoursTo(NOW, hours + hoursLong)]
  const times = { starts_at: new Date(from), ends_at: new Date(to) }
  // Cancel earlier bookings of the same car.
  await db
    .updateTable('booking')
    .set({ status: 'cancelled' })
    .where('car_id', '=', landmarks.cars.free)
    .where('starts_at', '<', times.ends_at)
    .execute()
  await db.updateTable('booking').set(times).where('id', '=', id).execute()
  return { id, from, to }
}

export const saveDetails = (browser: Browser, id: string, body: object) =>
  browser.post(`/api/update-trip-details/${id}`, body)

export const sendDelay = (browser: Browser, id: string, body: object) =>
  browser.post(`/api/report-delay/${id}`, body)

export async function readDetails(browser: Browser, id: string) {
  const { body } = await browser.get(`/api/booking/${id}/en`)
  return (body as Schemas['BookingDetail']).tripDetails
}

export const listMails = async ({ mails }: TestServer, address: string, kind: string) =>
  (await mails.list(address)).filter((mail) => mail.kind === kind)

/** Lists notices, newest first. */
export const listNotices = ({ db }: TestServer, account: string, kind: string) =>
  db
    .selectFrom('notification')
    .select(['message', 'booking_id'])
    .where('account_id', '=', account)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .execute()
