import { type Language, LANGUAGES } from '@masar/domain/service/languages.ts'
import { parse, type ParserError } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { writeAccountMail } from '../templates/account-mails.ts'
import type { MailedBooking } from '../templates/booking-mail-rows.ts'
import { writeBookingMail } from '../templates/booking-mail.ts'
import { renderHtml } from '../templates/layout/render-html.ts'
import { renderText } from '../templates/layout/render-text.ts'
import type { MailContent } from '../templates/mail-content.ts'
import { writeNewsletterMail } from '../templates/newsletter-mail.ts'
import { writeOperatorMail } from '../templates/operator-mail.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'
import { readMailedBooking } from './read-mailed-booking.ts'

const publicUrl = new URL('https://masar.example')
const href = 'https://masar.example/activate/?u=1&e=a%40b.tn&t=secret'
const name = 'Zoé <script>"Z"</script>'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const { cancellable } = landmarks.bookings
const writeSeededMail = async (language: Language, readerId: string = landmarks.accounts.yasmine) =>
  writeBookingMail({
    facts: {
      booking: cancellable,
      subject: 'A <b>subject</b> & more',
      title: 'A <b>title</b>',
      message: 'A <b>sentence</b> of "R&B Cars".',
      price: '276 TND',
    },
    booking: await readMailedBooking(server.db, cancellable, language, NOW),
    language,
    reader: { id: readerId, name, isVerified: true },
    linkToken: null,
    publicUrl,
  })

const SITE = 'Atlas & Co'

async function writeMails(language: Language): Promise<MailContent[]> {
  const kinds = ['verify', 'activate', 'reset', 'active-already'] as const
  const facts = { from: 'eve@example.org', subject: '<i>', message: '<script>alert(1)</script>' }
  return [
    ...kinds.map((kind) => writeAccountMail({ kind, language, name, href, site: SITE })),
    await writeSeededMail(language),
    writeOperatorMail({ kind: 'contact', language, facts }),
    writeOperatorMail({ kind: 'contact-copy', language, facts }),
    writeNewsletterMail({ language, site: SITE, confirmHref: href, leaveHref: href }),
    writeNewsletterMail({ language, site: SITE, confirmHref: null, leaveHref: href }),
    writeOperatorMail({ kind: 'newsletter', language, facts: { ...facts, message: '' } }),
  ]
}

// @shows LANG-12
describe.each(LANGUAGES)('emails in %s', (language) => {
  it('have the same text in both parts, and do not repeat the subject', async () => {
    for (const content of await writeMails(language)) {
      const [html, text] = [
        renderHtml(content, language, SITE),
        renderText(content, language, SITE),
      ]
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain('Atlas &amp; Co')
      expect(html + text).not.toContain('Masar')
      const { heading, paragraphs, notes = [], subject, button } = content
      const texts = [heading, ...paragraphs, ...notes, button?.href ?? '']
      for (const sentence of texts) {
        expect(text).toContain(sentence)
        expect(html).toContain(escapeHtml(sentence))
      }
      for (const [label, value] of [...(content.block?.rows ?? []), ...(content.rows ?? [])]) {
        expect(text).toContain(label)
        for (const line of value.split('\n')) {
          expect(text).toContain(line)
          expect(html).toContain(escapeHtml(line))
        }
      }
      expect(text).not.toContain(subject)
      expect(html.slice(html.indexOf('<body'))).not.toContain(escapeHtml(subject))
    }
  })

  it('are valid HTML', async () => {
    for (const content of await writeMails(language)) {
      const errors: string[] = []
      const onParseError = ({ code, startLine }: ParserError) =>
        errors.push(`${startLine}: ${code}`)
      parse(renderHtml(content, language, SITE), { onParseError })
      expect(errors).toEqual([])
    }
  })

  it('contain at most one button, and the same URLs as the text part', async () => {
    for (const content of await writeMails(language)) {
      const html = renderHtml(content, language, SITE)
      const anchors = html.matchAll(/<a class="(?:button|link)" href="([^"]+)"/g)
      const addresses = renderText(content, language, SITE).match(/https:\S+/g) ?? []
      expect(html.split('<a class="button"')).toHaveLength(content.button ? 2 : 1)
      expect([...new Set([...anchors].map(([, to]) => to))]).toEqual(addresses.map(escapeHtml))
    }
  })

  it('contain no scripts or external resources, and escape user input', async () => {
    for (const content of await writeMails(language)) {
      const html = renderHtml(content, language, SITE)
      expect(html).not.toMatch(
        /<script|<img|<link|<iframe|url\(|@import|src=|<b>|<i>|&(?!\w+;|#39;)/,
      )
      const addresses = html.match(/https?:\/\/[^\s"<]+/g) ?? []
      const origins = new Set(addresses.map((address) => new URL(address).origin))
      expect([...origins].filter((origin) => origin !== publicUrl.origin)).toEqual([])
    }
  })

  // @shows BOOK-41
  it('contain the locations and times of a booking', async () => {
    const { block, rows = [] } = await writeSeededMail(language)
    const facts = block?.rows ?? []
    const values = facts.map(([, value]) => value).join('\n')
    expect(block?.title).toBe('Seat Ibiza')
    expect([facts.length, rows.length]).toEqual([4, 6])
    expect(values).toMatch(/^[2-9A-HJ-NP-Z]{7}$/m)
    expect(values).toMatch(/2026/)
    expect(values).toMatch(/\d\d:\d\d|\d [AP]M/)
  })
})

/** Renders the text of an email about the seeded booking, after applying some changes to the booking. */
async function renderChangedMail(changes: Partial<MailedBooking>) {
  const facts = { booking: cancellable, subject: 'Booked', price: '276 TND' }
  const reader = { id: landmarks.accounts.yasmine, name, isVerified: true }
  const read = await readMailedBooking(server.db, cancellable, 'en', NOW)
  const changed = read && { ...read, ...changes }
  const mail = writeBookingMail({
    facts,
    booking: changed,
    language: 'en',
    reader,
    linkToken: null,
    publicUrl,
  })
  return renderText(mail, 'en', SITE)
}

describe('an email about a booking', () => {
  it('shows no 24-digit id, and links to the list if the booking was deleted', async () => {
    const facts = {
      booking: cancellable,
      reference: 'TSAVC4H',
      subject: 'Deleted',
      price: '276 TND',
    }
    const reader = { id: landmarks.accounts.yasmine, name, isVerified: true }
    const deletedBookingMail = writeBookingMail({
      facts,
      booking: null,
      language: 'en',
      reader,
      linkToken: null,
      publicUrl,
    })
    expect(deletedBookingMail.button?.href).toBe('https://masar.example/bookings?l=en')
    expect(renderText(deletedBookingMail, 'en', SITE)).toContain('TSAVC4H')
    for (const content of [deletedBookingMail, await writeSeededMail('en')]) {
      const html = renderHtml(content, 'en', SITE)
      const seen = html.slice(html.indexOf('<body')).replaceAll(/<[^>]*>/g, ' ')
      expect(seen).not.toMatch(/[0-9a-f]{24}/)
    }
  })

  it('contains the notification text once when it was queued by an older server', () => {
    const facts = { booking: cancellable, subject: 'It is confirmed.', price: '276 TND' }
    const reader = { id: landmarks.accounts.yasmine, name, isVerified: true }
    const old = writeBookingMail({
      facts,
      booking: null,
      language: 'en',
      reader,
      linkToken: null,
      publicUrl,
    })
    expect(renderText(old, 'en', SITE).split('It is confirmed.')).toHaveLength(2)
  })

  // @shows BOOKING-34
  it('shows the supplier’s phone number only while the car is reserved', async () => {
    expect(await renderChangedMail({})).toContain('+216 71 000 101')
    expect(await renderChangedMail({ phone: null })).not.toContain('phone')
    expect(await renderChangedMail({ isComing: false })).not.toContain('+216')
  })

  it('reminds the driver, but not the supplier, to bring a license', async () => {
    expect((await writeSeededMail('en')).paragraphs).toHaveLength(2)
    expect((await writeSeededMail('en', landmarks.accounts.jasmin)).paragraphs).toHaveLength(1)
  })
})
