import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import type { Browser } from '../../testing/browser.ts'
import { readIssuePointers } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'
import {
  bookSoon,
  addHoursTo,
  listMails,
  listNotices,
  readDetails,
  sendDelay,
} from '../../testing/trip-details-calls.ts'

const JASMIN = 'jasmin@masar.example'
const { accounts } = landmarks

let server: TestServer
let oliver: Browser
let jasmin: Browser
beforeAll(async () => {
  server = await createTestServer()
  oliver = await createSignedInBrowser(server, 'oliver')
  jasmin = await createSignedInBrowser(server, 'jasmin')
})
afterAll(() => server.close())

const bookTripSoon = (hours: number, hoursLong = 48) =>
  bookSoon(server, oliver, { hours, hoursLong })
const report = (id: string, body: object) => sendDelay(oliver, id, body)
const read = (id: string) => readDetails(oliver, id)
const listMailsTo = (address: string, kind: string) => listMails(server, address, kind)
const listNoticesTo = (account: string, kind: string) => listNotices(server, account, kind)

describe('a delay', () => {
  // @shows BOOKING-40
  it('can be reported from two hours before pick-up, and the supplier is notified', async () => {
    const { id, from } = await bookTripSoon(2)
    const expectedArrival = addHoursTo(from, 1.5)
    expect((await report(id, { expectedArrival, note: 'Strike' })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      expectedArrival,
      delayReported: NOW.toISOString(),
      delayNote: 'Strike',
    })
    const [mail] = await listMailsTo(JASMIN, 'running-late')
    expect(mail?.subject).toContain('Client en retard')
    expect(mail?.text).toMatch(/Retard signalé\s: .+\s11:00, Strike/)
    const [notice] = await listNoticesTo(accounts.jasmin, 'delay')
    expect(notice?.message).toMatch(/Oliver Bennett .+\s14:30/)
    const before = (await listNoticesTo(accounts.jasmin, 'delay')).length
    expect((await report(id, { expectedArrival, note: 'Strike' })).status).toBe(200)
    expect(await listNoticesTo(accounts.jasmin, 'delay')).toHaveLength(before)
  })

  it.each([
    ['more than two hours before the pick-up', 2.01, 48, 403],
    ['after the pick-up', -3, 48, 200],
    // 11:00 in Tunis: the day ends 13 hours later.
    ['on the next day', -11.1, 48, 403],
    ['after the drop-off', -3, 2, 403],
  ])('reported %s gets the expected response', async (_, hours, hoursLong, status) => {
    const { id, to } = await bookTripSoon(hours, hoursLong)
    const late = addHoursTo(NOW, Math.max(hours, 0) + 0.5)
    const expectedArrival = late < to ? late : addHoursTo(to, -0.1)
    expect((await report(id, { expectedArrival })).status).toBe(status)
  })

  it('is rejected if the arrival is not late or the booking is cancelled', async () => {
    const { id, from, to } = await bookTripSoon(1)
    for (const expectedArrival of [from, to, addHoursTo(NOW, -1)]) {
      const reply = await report(id, { expectedArrival })
      expect([reply.status, readIssuePointers(reply)]).toEqual([400, ['/expectedArrival']])
    }
    const note = '\u0000'
    expect((await report(id, { expectedArrival: addHoursTo(from, 1), note })).status).toBe(400)
    await jasmin.post('/api/update-booking-status', { ids: [id], status: 'cancelled' })
    expect((await report(id, { expectedArrival: addHoursTo(from, 1) })).status).toBe(403)
  })
})
