import { readFileSync } from 'node:fs'

import { LANGUAGES } from '@masar/domain/service/languages.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { createObjectId } from '../../db/object-id.ts'
import { type CustomerNotice, NOTICE_TEXTS } from '../../bookings/notices/messages.ts'
import { notifyAboutBooking } from '../../bookings/notices/notify-about-booking.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'
import { composeMail } from './compose-mail.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const KINDS = Object.keys(NOTICE_TEXTS.customer) as CustomerNotice[]
const ID_PATTERN = /[\da-f]{24}/
const sender = { publicUrl: new URL('https://masar.example'), mailFrom: 'Masar <a@masar.example>' }
const { cancellable } = landmarks.bookings

/** Composes every email about one booking, to the customer and to staff. */
async function composeEmails(kind: CustomerNotice, language: string, now = NOW) {
  const { db } = server
  await db.deleteFrom('outbox').execute()
  await db.updateTable('account').set({ language }).execute()
  await notifyAboutBooking(db, { kind, bookingId: cancellable, now })
  const queued = await db.selectFrom('outbox').selectAll().execute()
  return Promise.all(queued.map((mail) => composeMail(db, mail, { sender, now })))
}

/** Removes URLs, which contain the id but are not shown. */
const removeUrls = (text: string) => text.replaceAll(/https:\S+/g, '')
const extractVisibleText = (html: string) =>
  html.slice(html.indexOf('<body')).replaceAll(/<[^>]*>/g, ' ')

// @shows BOOKING-38
describe.each(LANGUAGES)('the emails about bookings in %s', (language) => {
  it.each(KINDS)('show the reference and no id: %s', async (kind) => {
    const mails = await composeEmails(kind, language)

    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) {
      const { subject = '', text = '', html = '' } = mail ?? {}
      const seen = [subject, removeUrls(text), extractVisibleText(html)].join('\n')
      expect(subject).toMatch(/\([2-9A-HJ-NP-Z]{7}\)$/)
      expect(seen).not.toMatch(ID_PATTERN)
    }
  })

  it('are accompanied by notifications without the id', async () => {
    const { db } = server
    await notifyAboutBooking(db, { kind: 'created', bookingId: cancellable, now: NOW })
    const notifications = await db.selectFrom('notification').select('message').execute()

    expect(notifications.map(({ message }) => message).join('\n')).not.toMatch(ID_PATTERN)
    expect(createObjectId(NOW)).toMatch(ID_PATTERN)
  })
})

describe('an email about a booking', () => {
  it('shows its button before the rental company', async () => {
    const [mail] = await composeEmails('created', 'en')
    const { text = '' } = mail ?? {}

    expect(text.indexOf('Reference')).toBeLessThan(text.indexOf('https:'))
    expect(text.indexOf('https:')).toBeLessThan(text.indexOf('Rental company'))
  })

  // @shows BOOKING-41
  it('links to the rental conditions of the booking, if it has any', async () => {
    const { supplier_id } = await server.db
      .selectFrom('booking')
      .select('supplier_id')
      .where('id', '=', cancellable)
      .executeTakeFirstOrThrow()
    const address = new RegExp(`https://masar.example/conditions/${supplier_id}\\?version=\\d&l=fr`)
    const [mail] = await composeEmails('created', 'fr')
    expect(mail?.text).toMatch(address)
    expect(mail?.html.replaceAll('&amp;', '&')).toMatch(address)
    expect(mail?.text).toContain('Conditions de location')

    await server.db
      .updateTable('booking')
      .set({ conditions_id: null })
      .where('id', '=', cancellable)
      .execute()
    const [without] = await composeEmails('created', 'fr')
    expect(without?.text).not.toContain('Conditions de location')
  })

  // @shows BOOKING-37
  it.each([
    ['pending', false, 'Requested'],
    ['reserved', false, 'Confirmed'],
    ['paid', true, 'Cancellation requested'],
    ['cancelled', true, 'Cancelled'],
    ['void', false, 'Payment not completed'],
  ] as const)(
    'states the booking’s status at the time of sending: %s, %s',
    async (status, cancelRequest, state) => {
      const changes = { status, cancel_request: cancelRequest }
      await server.db.updateTable('booking').set(changes).where('id', '=', cancellable).execute()
      const [mail] = await composeEmails('amended', 'en')

      expect(mail?.text).toContain(`Status: ${state}`)
      expect(mail?.text.includes('Bring a driving licence')).toBe(
        state === 'Requested' || state === 'Confirmed',
      )
    },
  )

  // @shows MONEY-19
  it.each([
    ['reserved', 'Paid online: 0 TND', /^Pay at pick-up: [1-9]/m],
    ['deposit', 'Paid: ', /^Pay at pick-up: [1-9]/m],
    ['paidInFull', 'Paid: ', /^Pay at pick-up: 0 TND/m],
  ] as const)('deducts what staff noted as paid: %s', async (status, paid, due) => {
    await server.db
      .updateTable('booking')
      .set({ status, cancel_request: false })
      .where('id', '=', cancellable)
      .execute()
    const text = (await composeText(NOW)).replaceAll('\u00A0', ' ')

    expect(text).toContain(paid)
    expect(text).toMatch(due)
  })

  it('asks for neither documents nor money once the rental has begun', async () => {
    const { starts_at } = await server.db
      .updateTable('booking')
      .set({ status: 'reserved', cancel_request: false })
      .where('id', '=', cancellable)
      .returning('starts_at')
      .executeTakeFirstOrThrow()

    expect(await composeText(NOW)).toMatch(/Pay at pick-up|Bring a driving licence/)
    expect(await composeText(starts_at)).not.toMatch(/Pay at pick-up|Bring a driving licence/)
  })
})

/** Composes the email to the customer and returns its text. */
async function composeText(now: Date): Promise<string> {
  const [mail] = await composeEmails('amended', 'en', now)
  return mail?.text ?? ''
}

/** Finds the translation of a text in a language's catalog. */
function findTranslation(file: string, text: string): string | undefined {
  const po = readFileSync(new URL(`../../../locales/${file}`, import.meta.url), 'utf8')
  return new RegExp(`msgid "${text}"\\nmsgstr "([^"]+)"`).exec(po)?.[1]
}

// @shows BOOKING-37
it.each(
  LANGUAGES.flatMap((language) =>
    [
      'Requested',
      'Confirmed',
      'In progress',
      'Completed',
      'Cancelled',
      'Payment not completed',
    ].map((text) => [text, language] as const),
  ),
)('mails and pages use the same word for a booking: %s in %s', (text, language) => {
  const ofMails = findTranslation(`${language}/server.po`, text)
  expect(ofMails).toBeTruthy()
  expect(findTranslation(`${language}/app/bookings.po`, text)).toBe(ofMails)
})
