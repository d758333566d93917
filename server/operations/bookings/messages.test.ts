import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { readThread, sendMessageBy } from '../../testing/message-calls.ts'
import {
  buildGuestCheckout,
  readIssuePointers,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'
import { bookNextTrip, listMails, listNotices } from '../../testing/trip-details-calls.ts'

type Schemas = components['schemas']

const DAY_MS = 86_400_000
const JASMIN = 'jasmin@masar.example'
const OLIVER = 'oliver@masar.example'
const { accounts } = landmarks

let server: TestServer
let oliver: Browser
let jasmin: Browser
beforeAll(async () => {
  server = await createTestServer()
})
// Sign in before each test: tests move the clock, which ends sessions.
beforeEach(async () => {
  server.clock.now = NOW
  oliver = await createSignedInBrowser(server, 'oliver')
  jasmin = await createSignedInBrowser(server, 'jasmin')
})
afterAll(() => server.close())

const send = sendMessageBy
const readTexts = async (id: string, browser = oliver) =>
  (await readThread(browser, id)).messages.map(({ author, text }) => `${author}: ${text}`)
const listMailsTo = (address: string) => listMails(server, address, 'booking-message')

async function bookAsGuest() {
  const phone = new Browser(server.app)
  const body = buildGuestCheckout(createTrip(), { language: 'es' })
  const { bookingId: id } = (await phone.post('/api/checkout', body))
    .body as Schemas['CheckoutAnswer']
  return { id, phone, email: body.driver?.email ?? '' }
}

describe('messages about a booking', () => {
  // @shows BOOKING-43
  it('reach the other side as a notification and as an email in its language', async () => {
    const { id } = await bookNextTrip(oliver)
    const question = 'Is there a car park?\n<b>Thanks</b>'
    const reply = await send(oliver, id, `  ${question} `)
    expect(reply.body).toMatchObject({ author: 'customer', text: question })
    const [mail] = await listMailsTo(JASMIN)
    expect(mail?.subject).toMatch(/^Nouveau message d’un client\s: /)
    expect(mail?.text).toContain('> Is there a car park?\n> <b>Thanks</b>')
    expect(mail?.html).toContain('Is there a car park?<br>&lt;b&gt;Thanks')
    expect(mail?.links[0]).toMatch(new RegExp(`/booking\\?b=${id}&l=fr#messages$`))
    const [notice] = await listNotices(server, accounts.jasmin, 'customerMessage')
    expect(notice).toMatchObject({ booking_id: id, message: expect.stringContaining('Oliver') })
    expect(await listNotices(server, accounts.oliver, 'customerMessage')).toEqual([])

    expect((await send(jasmin, id, 'Yes.')).status).toBe(200)
    const [answer] = await listMailsTo(OLIVER)
    expect(answer?.subject).toMatch(/^New message from the rental company: /)
    expect(answer?.text).toContain('> Yes.')
    const [own] = await listNotices(server, accounts.oliver, 'supplierMessage')
    expect(own).toMatchObject({ booking_id: id })
    for (const browser of [oliver, jasmin])
      expect(await readTexts(id, browser)).toEqual([`customer: ${question}`, 'supplier: Yes.'])
  })

  it('appear on the other devices of the customer who sends them', async () => {
    const { id } = await bookNextTrip(oliver)
    const { promise, resolve } = Promise.withResolvers<void>()
    const listener = { onChange: resolve, onEnd: () => undefined }
    const unsubscribe = await server.changeFeed.subscribe(accounts.oliver, listener)
    expect((await send(oliver, id, 'Hello')).status).toBe(200)
    await expect(promise).resolves.toBeUndefined()
    unsubscribe?.()
  })

  it('use the customer’s verified address as Reply-To, and never that of staff', async () => {
    const { id } = await bookNextTrip(oliver)
    await send(oliver, id, 'Question')
    await send(jasmin, id, 'Answer')
    expect((await listMailsTo(JASMIN))[0]?.replyTo).toBe(OLIVER)
    expect((await listMailsTo(OLIVER))[0]?.replyTo).toBeNull()
    const guest = await bookAsGuest()
    await send(guest.phone, guest.id, 'Pregunta')
    expect((await listMailsTo(JASMIN))[0]).toMatchObject({
      replyTo: null,
      text: expect.stringContaining('Pregunta'),
    })
  })

  it('can be exchanged with guests who open the link in their email', async () => {
    const { id, phone, email } = await bookAsGuest()
    expect((await send(phone, id, '¿Hay aparcamiento?')).status).toBe(200)
    await send(jasmin, id, 'Sí.')
    const [mail] = await listMailsTo(email)
    expect(mail?.subject).toMatch(/^Nuevo mensaje de la compañía de alquiler: /)
    const link = new URL(mail?.links[0] ?? 'http://none')
    expect(link.hash).toBe('#messages')
    const tablet = new Browser(server.app)
    await tablet.post('/api/open-booking-link', { token: link.searchParams.get('t') })
    expect(await readTexts(id, tablet)).toEqual(['customer: ¿Hay aparcamiento?', 'supplier: Sí.'])
    expect((await send(tablet, id, 'Gracias.')).status).toBe(200)
  })

  it('from administrators appear as the supplier’s messages', async () => {
    const { id } = await bookNextTrip(oliver)
    await send(await createSignedInBrowser(server, 'admin'), id, 'Hello')
    expect(await readTexts(id)).toEqual(['supplier: Hello'])
  })

  // @shows BOOKING-27
  it('give other customers the same error as for an unknown booking', async () => {
    const { id } = await bookNextTrip(oliver)
    const carmen = await createSignedInBrowser(server, 'carmen')
    for (const each of [id, '66aa000000000000000000ff']) {
      const replies = [
        await send(carmen, each, 'x'),
        await carmen.get(`/api/booking/${each}/messages`),
      ]
      for (const reply of replies)
        expect([reply.status, readProblemCode(reply)]).toEqual([404, 'not-found'])
      expect((await send(new Browser(server.app), each, 'x')).status).toBe(401)
    }
    expect(await readTexts(id)).toEqual([])
  })

  it('are stored and emailed once per key, even if sent twice concurrently', async () => {
    const { id } = await bookNextTrip(oliver)
    const { length } = await listMailsTo(JASMIN)
    const twice = () => send(oliver, id, 'Once', 'attempt-0001')
    const replies = [...(await Promise.all([twice(), twice()])), await twice()]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ body }) => (body as Schemas['BookingMessage'])._id)).size).toBe(1)
    expect(await listMailsTo(JASMIN)).toHaveLength(length + 1)
    const other = await send(oliver, id, 'Other', 'attempt-0001')
    expect([other.status, readProblemCode(other)]).toEqual([409, 'key-reused'])
    expect((await send(oliver, id, 'Once', 'attempt-0002')).status).toBe(200)
    expect(await readTexts(id)).toEqual(['customer: Once', 'customer: Once'])
  })

  it.each<[string, unknown]>([
    ['without text', ''],
    ['of spaces and invisible characters', ' \n\u200B\u00A0 '],
    ['of more than 2,000 characters', 'é'.repeat(2001)],
    ['with control characters', 'beep\u0007'],
    ['that are not text', 7],
  ])('%s are rejected', async (_, text) => {
    const { id } = await bookNextTrip(oliver)
    const reply = await send(oliver, id, text)
    expect([reply.status, readIssuePointers(reply)]).toEqual([400, ['/text']])
    expect(await readTexts(id)).toEqual([])
  })

  it('of 2,000 characters are accepted', async () => {
    const { id } = await bookNextTrip(oliver)
    expect((await send(oliver, id, '🚗'.repeat(2000))).status).toBe(200)
  })

  it('are rejected 30 days after the rental or cancellation, but can still be read', async () => {
    const { id, to } = await bookNextTrip(oliver)
    const later = (from: string | Date, days: number) => {
      server.clock.now = new Date(new Date(from).getTime() + days * DAY_MS)
    }
    const isOpen = async (browser: Browser) => (await send(browser, id, 'x')).status === 200
    later(to, 29)
    expect(await isOpen(await createSignedInBrowser(server, 'oliver'))).toBe(true)
    later(to, 30)
    const reply = await send(await createSignedInBrowser(server, 'oliver'), id, 'x')
    expect([reply.status, reply.body]).toEqual([403, expect.objectContaining({ detail: 'over' })])

    server.clock.now = NOW
    jasmin = await createSignedInBrowser(server, 'jasmin')
    oliver = await createSignedInBrowser(server, 'oliver')
    await jasmin.post('/api/update-booking-status', { ids: [id], status: 'cancelled' })
    const { closesAt, messages } = await readThread(oliver, id)
    expect([closesAt, messages.length]).toEqual([addThirtyDays(NOW), 1])
    expect(await isOpen(jasmin)).toBe(true)
    later(NOW, 30)
    expect(await isOpen(await createSignedInBrowser(server, 'jasmin'))).toBe(false)
  })

  it('are rejected while the booking is unpaid', async () => {
    const { id } = await bookNextTrip(oliver)
    await server.db.updateTable('booking').set({ status: 'void' }).where('id', '=', id).execute()
    const reply = await send(oliver, id, 'x')
    expect(reply.body).toMatchObject({ code: 'forbidden', detail: 'not-confirmed' })
  })
})

const addThirtyDays = (from: Date) => new Date(from.getTime() + 30 * DAY_MS).toISOString()
