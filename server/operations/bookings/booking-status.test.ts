import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { runDemoSupplier } from '../../bookings/changes/demo-supplier-bot.ts'
import { demoAccounts } from '../../demo/demo-accounts.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { buildCheckout, createTrip, readProblemCode } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

const { accounts, bookings, suppliers } = landmarks

let server: TestServer
let carmen: Browser
let jasmin: Browser
let admin: Browser
beforeAll(async () => {
  server = await createTestServer()
  await server.db.updateTable('settings').set({ created_at: NOW }).execute()
})
beforeEach(async () => {
  server.clock.now = NOW
  carmen = await createSignedInBrowser(server, 'carmen')
  jasmin = await createSignedInBrowser(server, 'jasmin')
  admin = await createSignedInBrowser(server, 'admin')
})
afterAll(() => server.close())

async function book(trip = createTrip()): Promise<string> {
  const requestedBooking = { ...trip, cancellation: true, price: 276 + 25 }
  const reply = await carmen.post('/api/checkout', buildCheckout(requestedBooking))
  expect(reply.status).toBe(200)
  return (reply.body as Schemas['CheckoutAnswer']).bookingId
}

const setStatus = (ids: string[], status: string, browser = jasmin) =>
  browser.post('/api/update-booking-status', { ids, status })
const deleteBookings = (ids: string[], browser = carmen) =>
  browser.post('/api/delete-bookings', ids)
const readDetail = async (id: string, browser = carmen) =>
  (await browser.get(`/api/booking/${id}/es`)).body as Schemas['BookingDetail']
const findNewestNotice = async (accountId: string) =>
  (
    await server.db
      .selectFrom('notification')
      .select(['message', 'booking_id'])
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .execute()
  )[0]
const listBookingIds = async (browser = carmen) => {
  const statuses = ['pending', 'cancelled', 'reserved', 'void']
  const query = { suppliers: Object.values(suppliers), statuses }
  const { body } = await browser.post('/api/bookings/1/100/es', query)
  return (body as Schemas['BookingPage'])[0].resultData.map(({ _id }) => _id)
}

const advanceSeconds = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000)
}
const runSupplier = () => runDemoSupplier(server.db, { now: server.clock.now, seconds: 20 })

describe('a booking’s status', () => {
  // @shows BOOKING-23, NOTIF-12
  it('can be set by the supplier, and the customer gets a notification and email', async () => {
    const id = await book()
    expect((await setStatus([id], 'reserved')).status).toBe(200)
    expect(await readDetail(id)).toMatchObject({ status: 'reserved' })
    expect((await readDetail(id)).timeline?.at(-1)?.kind).toBe('reserved')
    expect((await findNewestNotice(accounts.carmen))?.message).toMatch(
      /^Reserva confirmada: Renault Clio, /,
    )
    const [mail] = await server.mails.list(demoAccounts.carmen.email)
    expect(mail).toMatchObject({ kind: 'booking-changed', language: 'es' })
    expect(mail?.subject).toMatch(/^Reserva confirmada: /)
    const notice = (await findNewestNotice(accounts.carmen))?.message
    expect((await setStatus([id], 'reserved')).status).toBe(200)
    expect((await findNewestNotice(accounts.carmen))?.message).toBe(notice)
  })

  // @shows BOOKING-13, BOOKING-20
  it('cannot be set by the customer or another supplier', async () => {
    const id = await book()
    expect(readProblemCode(await setStatus([id], 'reserved', carmen))).toBe('forbidden')
    const foreign = await server.db
      .selectFrom('booking')
      .select('id')
      .where('supplier_id', '!=', suppliers.plain)
      .executeTakeFirstOrThrow()
    expect(readProblemCode(await setStatus([foreign.id], 'reserved'))).toBe('forbidden')
    expect(readProblemCode(await deleteBookings([foreign.id], jasmin))).toBe('forbidden')
    expect(await readDetail(id)).toMatchObject({ status: 'pending' })
  })

  // @shows BOOKING-24
  it('is changed for all selected bookings or for none', async () => {
    const trip = createTrip()
    const [cancelled, other] = [await book(trip), await book()]
    await setStatus([cancelled], 'cancelled')
    const again = await book(trip)
    const reply = await setStatus([other, cancelled], 'reserved')
    expect([reply.status, readProblemCode(reply)]).toEqual([409, 'car-taken'])
    expect(await readDetail(other)).toMatchObject({ status: 'pending' })
    expect(await readDetail(again)).toMatchObject({ status: 'pending' })
    expect((await setStatus([other, 'f'.repeat(24)], 'reserved', admin)).status).toBe(200)
  })

  it('declines a cancellation request when it is set to anything but cancelled', async () => {
    const id = await book()
    await carmen.post(`/api/cancel-booking/${id}`)
    expect((await setStatus([id], 'pending')).status).toBe(200)
    expect(await readDetail(id)).toMatchObject({ status: 'pending', cancelRequest: false })
    expect((await findNewestNotice(accounts.carmen))?.message).toContain('no se ha aceptado')
    expect((await carmen.post(`/api/cancel-booking/${id}`)).status).toBe(200)
  })

  it.each([
    [{ ids: [], status: 'reserved' }],
    [{ ids: ['x'], status: 'reserved' }],
    [{ ids: ['f'.repeat(24)], status: 'lost' }],
    [{ status: 'reserved' }],
  ])('is rejected with %j', async (body) => {
    expect((await jasmin.post('/api/update-booking-status', body)).status).toBe(400)
  })
})

describe('deleting a booking', () => {
  // @shows BOOKING-22
  it('removes a cancelled booking from the customer’s list, but not from the supplier’s', async () => {
    const id = await book()
    expect((await deleteBookings([id])).body).toMatchObject({
      code: 'forbidden',
      detail: 'still-active',
    })
    await setStatus([id], 'cancelled')
    expect((await deleteBookings([id])).status).toBe(200)
    expect(await listBookingIds()).not.toContain(id)
    expect(await listBookingIds(jasmin)).toContain(id)
  })

  it('fails for all bookings if one cannot be deleted, and never affects other customers', async () => {
    const [cancelledId, remaining] = [await book(), await book()]
    await setStatus([cancelledId], 'cancelled')
    expect((await deleteBookings([cancelledId, remaining])).status).toBe(403)
    expect((await deleteBookings([cancelledId, bookings.cancelledUpcoming])).status).toBe(403)
    expect(await listBookingIds()).toEqual(expect.arrayContaining([cancelledId, remaining]))
  })

  it('as its supplier removes it entirely and notifies the customer', async () => {
    const id = await book()
    expect((await deleteBookings([id], jasmin)).status).toBe(200)
    expect((await carmen.get(`/api/booking/${id}/es`)).status).toBe(204)
    const notice = await findNewestNotice(accounts.carmen)
    expect(notice).toMatchObject({ booking_id: null })
    expect(notice?.message).toContain('Reserva eliminada')
    const [mail] = await server.mails.list(demoAccounts.carmen.email)
    expect(mail).toMatchObject({ kind: 'booking-deleted' })
    expect((await deleteBookings([id], jasmin)).status).toBe(200)
  })
})

describe('staff', () => {
  // @shows SAFE-3
  it('sign in on a separate page', async () => {
    const browser = new Browser(server.app)
    const enter = (email: string, path: string) =>
      browser.post(path, { email, password: 'sidi-bou-said' })
    const [ours, theirs] = ['/api/sign-in/frontend', '/api/sign-in/admin']
    expect((await enter(demoAccounts.jasmin.email, ours)).status).toBe(204)
    expect((await enter(demoAccounts.carmen.email, theirs)).status).toBe(204)
    expect((await enter(demoAccounts.jasmin.email, theirs)).status).toBe(200)
    expect((await browser.post('/api/validate-access-token')).status).toBe(200)
  })
})

// @shows OPS-9
describe('the demo supplier', () => {
  it('confirms a booking after a delay, and accepts a cancellation after another delay', async () => {
    advanceSeconds(1)
    await runSupplier()
    const id = await book()
    advanceSeconds(19)
    await runSupplier()
    expect(await readDetail(id)).toMatchObject({ status: 'pending' })
    advanceSeconds(1)
    await runSupplier()
    expect(await readDetail(id)).toMatchObject({ status: 'reserved' })
    expect((await findNewestNotice(accounts.carmen))?.message).toContain('Reserva confirmada')

    await carmen.post(`/api/cancel-booking/${id}`)
    advanceSeconds(20)
    await runSupplier()
    expect(await readDetail(id)).toMatchObject({ status: 'cancelled' })
    expect((await findNewestNotice(accounts.carmen))?.message).toContain('Reserva cancelada')
    expect(await runSupplier()).toBe(0)
  })

  it('confirms a booking once, however many servers run', async () => {
    advanceSeconds(1)
    const id = await book()
    advanceSeconds(30)
    await Promise.all([runSupplier(), runSupplier(), runSupplier()])
    const { timeline = [] } = await readDetail(id)
    expect(timeline.filter(({ kind }) => kind === 'reserved')).toHaveLength(1)
  })

  it('leaves the seeded bookings unchanged', async () => {
    advanceSeconds(3600)
    await runSupplier()
    expect(await readDetail(bookings.cancelRequested, admin)).toMatchObject({ cancelRequest: true })
  })
})
